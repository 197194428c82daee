import type { PlaceTrait } from '../../geography/places/place-traits.ts'
import type { SceneKind } from '../../scenes/scene-kind.ts'

/** A kind of activity, available in places with one of its traits. */
export interface ActivityTemplate {
  readonly key: string
  readonly category: string
  readonly scene: SceneKind
  readonly minutes: number
  /** US dollars for an adult at the price level of the United States. */
  readonly dollars: number
  /** Titles to choose from; `{city}` is the place. */
  readonly titles: readonly [string, ...string[]]
}

type Row = readonly [category: string, scene: SceneKind, minutes: number, dollars: number, titles: string]

/** By trait; a template's key consists of its trait and its line. */
const rows: Readonly<Record<PlaceTrait | 'anywhere', readonly Row[]>> = {
  coast: [
    ['sail', 'boat-trip', 150, 68, 'Sunset Sail off {city}|Evening Sailing Trip from {city}'],
    ['sail', 'harbour', 75, 29, '{city} Harbour Cruise|Harbour Tour by Wooden Boat'],
    ['paddle', 'kayak', 180, 62, 'Sea Kayaking along the {city} Coast|Kayak to the Sea Caves'],
    [
      'taste',
      'harbour',
      120,
      54,
      'Fish Market and Tasting with a Local Cook|From Boat to Plate: Seafood Walk',
    ],
    ['wildlife', 'boat-trip', 180, 79, 'Seabirds and Dolphins by Boat|Coastal Wildlife Safari from {city}'],
    [
      'walk',
      'beach',
      150,
      32,
      'Clifftop Walk with Coffee on the Shore|Lighthouse and Coves Walk near {city}',
    ],
  ],
  beach: [
    ['dive', 'diving', 240, 96, 'First Dive: Reef Discovery in {city}|Two-Tank Dive for Certified Divers'],
    ['dive', 'diving', 150, 48, 'Snorkelling over the Seagrass Meadows|Snorkel Trip to Two Bays'],
    ['surf', 'beach', 120, 55, 'Surf Lesson for Beginners in {city}|Stand-Up Paddle at Sunrise'],
    [
      'sail',
      'boat-trip',
      360,
      118,
      'Island-Hopping Day from {city} with Lunch|Catamaran Day with Swim Stops',
    ],
    ['relax', 'beach', 90, 26, 'Beach Yoga at First Light|Sunset Yoga on the Sand'],
  ],
  mountain: [
    ['hike', 'hike', 300, 58, 'Ridge Walk above {city}|Guided Summit Hike from {city}'],
    ['hike', 'mountain', 180, 38, 'Alpine Meadows and Mountain Huts|Valley Walk with a Cheese Tasting'],
    ['ride', 'mountain', 210, 72, 'E-Bike Tour over the Passes|Mountain Bike Trails with a Guide'],
    ['air', 'balloon', 180, 235, 'Hot-Air Balloon over the Valleys|Tandem Paragliding above {city}'],
    ['walk', 'mountain', 120, 44, 'Cable Car and Panorama Path|Glacier Viewpoint Trip from {city}'],
  ],
  ski: [
    ['snow', 'ski', 180, 88, 'Ski Lesson for Beginners in {city}|Half-Day Ski Guiding off the Groomed Runs'],
    ['snow', 'ski', 150, 46, 'Snowshoe Walk under the Firs|Moonlight Snowshoe Tour with Soup'],
  ],
  desert: [
    [
      'drive',
      'desert',
      360,
      74,
      'Dune Drive with Dinner under the Stars|Desert Safari from {city} with Camp Supper',
    ],
    ['ride', 'desert', 120, 48, 'Camel Ride at Sunset|Camel Trek with Mint Tea'],
    [
      'night',
      'desert',
      180,
      66,
      'Stargazing in the Desert with an Astronomer|Night Sky and Campfire Stories',
    ],
    ['air', 'balloon', 210, 215, 'Sunrise Balloon over the Sands|Hot-Air Balloon at Dawn near {city}'],
    ['hike', 'desert', 240, 52, 'Canyon Walk with a Geologist|Oasis and Rock-Art Walk'],
  ],
  forest: [
    ['hike', 'forest', 180, 34, 'Forest Bathing with a Ranger|Old-Growth Trail Walk near {city}'],
    ['wildlife', 'forest', 210, 64, 'Dawn Wildlife Watch|Tracks and Signs: Wildlife Walk'],
    ['taste', 'forest', 150, 47, 'Foraging Walk with Campfire Cooking|Mushrooms and Berries with a Forager'],
    ['climb', 'forest', 150, 42, 'Treetop Rope Course|Zip Lines through the Canopy'],
  ],
  lake: [
    ['paddle', 'kayak', 150, 46, 'Kayak on the Still Lake at Dawn|Canoe Picnic across the Lake'],
    ['sail', 'lake', 90, 31, 'Lake Cruise from {city}|Old Steamer Ride with Cake'],
    ['ride', 'lake', 180, 39, 'Round the Shore by Bicycle|Lakeside E-Bike Tour'],
  ],
  river: [
    ['sail', 'boat-trip', 75, 27, '{city} from the River: Guided Cruise|One-Hour River Cruise'],
    ['dine', 'night-walk', 150, 84, 'Dinner Cruise through {city}|Evening Cruise with Live Music'],
    ['paddle', 'kayak', 120, 44, 'Kayak under the Bridges of {city}|Paddle through the Old Waterways'],
  ],
  vineyard: [
    [
      'taste',
      'vineyard',
      240,
      92,
      'Three Cellars and a Long Lunch|Wine Estates around {city} in a Small Group',
    ],
    ['ride', 'vineyard', 210, 68, 'By Bicycle through the Vines|Vineyard E-Bike Tour with Tastings'],
    ['walk', 'vineyard', 150, 49, 'With the Winemaker: Walk and Tasting|Harvest Path and Cellar Tasting'],
  ],
  'old-town': [
    ['walk', 'old-town', 120, 24, '{city} Old Town on Foot|Hidden Courtyards of {city}'],
    ['night', 'night-walk', 90, 22, 'Lantern Walk: Tales of Old {city}|{city} after Dark: Legends and Lanes'],
    ['craft', 'old-town', 150, 58, 'Paint a Tile with a Master|Ceramics Workshop in the Old Town'],
    ['taste', 'market', 210, 74, 'Old-Town Tastes: Eight Stops|Small Plates and Stories in {city}'],
    [
      'walk',
      'museum',
      120,
      36,
      'Churches, Towers and a Hidden Library|The Great Collection with an Art Historian',
    ],
    ['photo', 'old-town', 120, 45, 'Photo Walk at the Golden Hour|{city} through the Lens'],
  ],
  skyline: [
    ['view', 'skyline', 60, 34, 'Skyline View from the Top|Observation Deck at Sunset'],
    ['night', 'skyline', 150, 56, 'Rooftops of {city} by Night|City Lights Tour with a Drink'],
    ['air', 'skyline', 30, 190, 'Helicopter Flight over {city}|Seaplane Circle over {city}'],
  ],
  'big-city': [
    ['walk', 'museum', 150, 42, '{city} Museums without the Queue|Modern Art Morning in {city}'],
    ['taste', 'market', 180, 66, 'Street Food Crawl through {city}|Markets of {city} with a Chef'],
    ['night', 'night-walk', 180, 52, 'Live Music Night in {city}|Small Bars of {city} with a Local'],
    ['ride', 'skyline', 180, 41, 'The Best of {city} by Bicycle|Sights of {city} by E-Scooter'],
    ['walk', 'night-walk', 120, 27, 'Street Art and Back Alleys|Neighbourhood Walk with an Architect'],
    ['show', 'night-walk', 120, 63, 'An Evening at the Theatre|Comedy Night in {city}'],
  ],
  anywhere: [
    ['walk', 'market', 120, 26, 'Market Morning in {city}|{city} with a Local'],
    ['cook', 'market', 210, 78, 'Cook like Home in {city}|Cooking Class and Long Table Lunch'],
    ['ride', 'hike', 180, 36, 'Countryside by Bicycle|Back Roads around {city} by E-Bike'],
    ['taste', 'market', 120, 48, 'Farm Visit and Tasting near {city}|Growers and Makers: Afternoon Tasting'],
    ['walk', 'museum', 90, 18, 'The Story of {city} in an Hour and a Half|Local Museum with the Curator'],
    ['hike', 'hike', 240, 40, 'Half-Day Nature Walk from {city}|Views around {city}: Guided Hike'],
  ],
}

/** Returns every template that is available in a place with these traits. */
export function templatesFor(traits: ReadonlySet<PlaceTrait>): ActivityTemplate[] {
  return (Object.keys(rows) as (keyof typeof rows)[])
    .filter((trait) => trait === 'anywhere' || traits.has(trait))
    .flatMap((trait) => templates[trait])
}

const templates = Object.fromEntries(
  Object.entries(rows).map(([trait, lines]) => [
    trait,
    lines.map(([category, scene, minutes, dollars, titles], line): ActivityTemplate => {
      const [first = '', ...others] = titles.split('|')
      return { key: `${trait}-${line + 1}`, category, scene, minutes, dollars, titles: [first, ...others] }
    }),
  ]),
) as Record<keyof typeof rows, ActivityTemplate[]>
