import { activityText } from './activity-text.ts'

export const taste = activityText({
  openings:
    '{city} tastes best in small portions, and from the people who make them.|Come hungry: this is {city} in a handful of kitchens, cellars and counters.',
  middles:
    'In {hours} you sit down in five or six places that belong to families, and hear how they became what they are.|The guide orders, explains and introduces; you taste, ask and are full at the end.',
  highlights: 'Family businesses, no chains|Enough food for a meal|A guide who cooks|Recipes to take home',
  inclusions: 'All tastings|Two drinks|Guide|Recipes by mail',
  exclusions: 'Further drinks|Tips',
  bring: 'An appetite|Comfortable shoes',
  know: 'Tell us about allergies when you book|About two kilometres on foot',
  stops: 'Market hall|The cellar|The family kitchen',
  faq: [
    'I am vegetarian. Is that possible?|Yes, if you tell us when you book. Vegan and gluten-free are possible too.',
    'Is it enough for dinner?|Yes. Most guests need nothing afterwards.',
  ],
})

export const cook = activityText({
  openings:
    'Cook what people in {city} eat at home, and eat it together at a long table.|The kitchen is small, the knives are sharp and the recipes are someone’s grandmother’s.',
  middles:
    'You make three courses from the market’s best of the day. After {hours} you can do it again at home.|Everybody has a place at the worktop. Nothing is only shown, everything is done.',
  highlights:
    'Three courses from scratch|A place at the worktop for everybody|Wine or juice with the meal|Booklet with all recipes',
  inclusions: 'All ingredients|Apron and tools|Three-course meal with drinks|Recipe booklet',
  exclusions: 'Transport to the kitchen|Tips',
  bring: 'Nothing but an appetite',
  know: 'Tell us about allergies when you book|Children cook with an adult',
  stops: 'Market|The kitchen',
  faq: [
    'Do you cook in English?|Yes, and in the language of your option.',
    'How many people take part?|At most twelve.',
  ],
})

export const dine = activityText({
  openings: '{city} by night from a table on the water.|Dinner, lights and music while {city} glides past.',
  middles:
    'The boat leaves on time and returns after {hours}. Between starter and dessert you pass under the bridges.|The kitchen is on board, the tables have space, and every seat faces a window.',
  highlights:
    'A window for every table|Three courses cooked on board|Live music without a microphone|The bridges by night',
  inclusions: 'Three-course dinner|Glass of sparkling wine|Live music',
  exclusions: 'Further drinks|Transport to the quay',
  bring: 'Smart casual clothes|A jacket for the deck',
  know: 'The boat leaves on time|Tell us about diets when you book',
  stops: 'Quay|The old bridge|The opera front',
  faq: [
    'Can we sit alone?|Yes. Tables for two are never shared.',
    'Are there vegetarian dishes?|Yes, and vegan ones. Say so when you book.',
  ],
})

export const night = activityText({
  openings:
    'When the shops close, {city} tells other stories.|{city} after dark is a different town, and a kinder one than people think.',
  middles:
    'The walk of {hours} goes by lantern through lanes where sound carries, and ends where there is still light and something to drink.|There are legends, a little history and no cheap frights. The guide is an actor and a historian.',
  highlights: 'Lanes without crowds|Legends and true stories|A guide with a lantern|A drink at the end',
  inclusions: 'Guide|Lantern|Drink at the end',
  exclusions: 'Further drinks|Tips',
  bring: 'Warm layers|Shoes for cobblestones',
  know: 'For adults|The midnight tour begins at 00:00 on the date of your ticket',
  stops: 'Gate tower|The well|The last lamp',
  faq: [
    'Is the area safe?|Yes. The route stays on lit streets, and the guide walks you back.',
    'When exactly is the midnight tour?|At the beginning of the date on your ticket, so the evening before that date ends with it.',
  ],
})

export const craft = activityText({
  openings:
    'Make something with your own hands in a workshop of {city}, and take it home.|A workbench, a master and {hours}: that is all it takes to begin.',
  middles:
    'The workshop is a working one, with customers and dust. You get a place, tools and as much help as you want.|Glazing and firing are done afterwards, and your piece is sent to you or kept for you.',
  highlights:
    'A working studio, not a show|A master craftswoman as teacher|Your own piece to take home|Groups of at most eight',
  inclusions: 'Material and tools|Teacher|Firing of one piece|Tea and biscuits',
  exclusions: 'Shipping abroad|Further pieces',
  bring: 'Clothes that may get spots',
  know: 'Pieces are ready after two days|Children work with an adult',
  stops: 'Studio|The kiln',
  faq: [
    'I have no talent. Shall I come?|Yes. Patience helps more than talent.',
    'Can you send my piece?|Yes, for the cost of the parcel.',
  ],
})

export const photo = activityText({
  openings:
    'The hour before dark is when {city} looks like its pictures.|Learn to see {city} in frames, with a photographer who sells hers.',
  middles:
    'In {hours} you visit six places at the right moment each, and get advice for your own camera or telephone.|You hear about light and lines, and stand in the right spot before the others know that there is one.',
  highlights:
    'A working photographer|Places at the right minute|Advice for any camera|Review of your pictures over coffee',
  inclusions: 'Photographer as guide|Coffee|Review of three pictures',
  exclusions: 'Cameras|Prints',
  bring: 'A camera or a telephone, charged|Comfortable shoes',
  know: 'The time follows the sun, by up to 30 minutes|Tripods are welcome',
  stops: 'The stairs|The reflecting pool|The roof',
  faq: [
    'Is a telephone good enough?|Yes. Half of the guests come with one.',
    'Will there be pictures of us?|The guide takes one of each guest, with pleasure.',
  ],
})

export const view = activityText({
  openings: 'All of {city} at once, from the top.|Take the lift, step out, and {city} lies at your feet.',
  middles:
    'The platform has glass on all sides, telescopes without coins, and a bar. Most guests stay for {hours}.|Signs name what you see, and on clear days you see farther than you think.',
  highlights: 'View in every direction|Telescopes without coins|Fast lift|Bar at the top',
  inclusions: 'Entrance|Lift|Use of the telescopes',
  exclusions: 'Drinks|Photographs by staff',
  bring: 'A camera|A jacket in winter',
  know: 'Security check as at an airport|In strong wind the open deck closes',
  stops: 'Entrance hall|Upper deck',
  faq: [
    'May I come back on the same day?|Yes, once, with the same ticket.',
    'Is it fully accessible?|Yes, except the open deck, which has six steps.',
  ],
})

export const show = activityText({
  openings:
    'An evening in {city} that you will quote from.|The house is small, the seats are good, and {city} laughs with you.',
  middles:
    'The programme takes {hours} with an interval. Surtitles or a summary in English are included.|You sit close enough to see faces, and the bar opens an hour before.',
  highlights:
    'A house with a hundred seats|Summary in English|Bar with fair prices|Performers who stay for a drink',
  inclusions: 'Seat in the booked category|Programme|Cloakroom',
  exclusions: 'Drinks',
  bring: 'The ticket on your telephone',
  know: 'Doors close at the start; late guests wait for the interval|Recording is not allowed',
  stops: 'Foyer|Hall',
  faq: [
    'Do I have to speak the language?|No. There is a summary, and most of it speaks for itself.',
    'Is there room for a wheelchair?|Yes, in the first row. Say so when you book.',
  ],
})

export const relax = activityText({
  openings:
    'Begin or end a day in {city} with sand under your feet and nothing to do but breathe.|An hour and a half for yourself, by the sea of {city}.',
  middles:
    'The class is for every level and takes {hours}, with tea afterwards. Mats and blocks are there.|The teacher speaks softly, corrects kindly, and forgets nobody.',
  highlights: 'For every level|The sea as the only music|At most twelve mats|Tea afterwards',
  inclusions: 'Teacher|Mat and blocks|Tea',
  exclusions: 'Towels',
  bring: 'Clothes to move in|A light jacket',
  know: 'In rain it takes place under the pavilion',
  stops: 'Beach pavilion',
  faq: [
    'I have never done yoga. Is that all right?|Yes. Every exercise has an easy form.',
    'Can I leave earlier?|Of course.',
  ],
})
