import { activityText } from './activity-text.ts'

export const walk = activityText({
  openings:
    'See {city} on foot, with someone who lives here and knows which door to knock on.|The best of {city} lies a street away from where most visitors walk.',
  middles:
    'In {hours} the walk links a dozen places with one story, with shade, benches and a coffee on the way.|The guide keeps the group small, speaks without a megaphone, and leaves you with a list of places to eat that locals like.',
  highlights:
    'A guide from the neighbourhood|Corners that guidebooks leave out|An easy pace with breaks|Tips for the rest of your stay',
  inclusions: 'Local guide|Coffee or tea on the way|Map with the guide’s favourites',
  exclusions: 'Entrance fees, unless stated|Tips|Transport to the meeting point',
  bring: 'Comfortable shoes|Water|A hat in summer',
  know: 'Takes place in rain too: bring an umbrella|About three kilometres, mostly level',
  stops: 'Main square|The old bakery|The viewpoint|The courtyard',
  faq: [
    'How large are the groups?|At most fifteen people, usually eight.',
    'Is it possible with a pushchair?|Yes. Tell the guide at the start, who then avoids the steps.',
  ],
})

export const hike = activityText({
  openings:
    'Paths begin where the last houses of {city} end, and an hour later there is only wind and view.|Walk the hills around {city} with a mountain guide who knows flowers, stories and the weather.',
  middles:
    'The route of {hours} is chosen on the day by weather and by who comes, so nobody is hurried and nobody is bored.|There is a long break where the view is best, with bread, cheese and fruit from the valley.',
  highlights:
    'A certified mountain guide|Groups of at most ten|A picnic with local food|A view worth the climb',
  inclusions: 'Mountain guide|Picnic and water|Walking poles|Rescue insurance',
  exclusions: 'Walking boots|Tips',
  bring: 'Sturdy shoes with a good sole|A rain jacket and a warm layer|One litre of water',
  know: 'You need to walk for three hours with breaks|In thunderstorms the walk moves to another day',
  stops: 'Trailhead|The spring|The ridge|The hut',
  faq: [
    'How fit do I have to be?|If you climb six floors without stopping, you are fit enough.',
    'May I bring a dog?|Only on a private walk, and on a lead.',
  ],
})

export const ride = activityText({
  openings:
    'Cover more of {city} and its surroundings than on foot, and still stop wherever you like.|Get on, follow the guide, and let {city} roll by.',
  middles:
    'The route of {hours} uses quiet lanes and cycle paths. There are four stops with a story, and one with something to drink.|Bikes are serviced every morning and adjusted to you before the start.',
  highlights:
    'Well-kept bikes, adjusted to you|Quiet routes away from traffic|Four stops with stories|A drink halfway',
  inclusions: 'Bike and helmet|Guide|Drink at the halfway stop|Rain cape if needed',
  exclusions: 'Meals|Tips',
  bring: 'Closed shoes|Sunglasses',
  know: 'You need to ride safely in light traffic|Child seats and trailers on request',
  stops: 'Bike shop|The old bridge|The orchard',
  faq: [
    'Are there electric bikes?|Yes, in every group, at no extra charge while they last.',
    'How far do we ride?|Between 15 and 25 kilometres, with breaks.',
  ],
})

export const air = activityText({
  openings:
    'Rise over {city} and see how river, roads and roofs fit together.|From the air {city} becomes a map that someone has coloured in.',
  middles:
    'Pilots decide on the day if and where it starts, because wind decides everything. With preparation it takes {hours}.|Every guest has a seat or a place at the rail, and a toast after landing.',
  highlights:
    'A pilot with thousands of hours|A place at the rail for everybody|Certificate with your name|Toast after landing',
  inclusions: 'Flight with a licensed pilot|Insurance|Toast after landing|Return to the meeting point',
  exclusions: 'Photographs|Meals',
  bring: 'Flat shoes and warm layers|A camera with a strap',
  know: 'Takes place in good weather only|Not possible during pregnancy or after recent operations',
  stops: 'Take-off field|Landing field',
  faq: [
    'Why do you ask for weight?|The pilot balances the load before take-off. It is seen by nobody else.',
    'What if it is cancelled?|You choose another day, or all is refunded.',
  ],
})

export const snow = activityText({
  openings:
    'Snow, sun and someone who knows the slopes of {city} since childhood.|The white half of the year is the best one in {city}, with the right teacher.',
  middles:
    'Groups are made by experience, so that you learn from the first minute of the {hours}.|The meeting point is next to the lift, and boots can be warmed while you have a coffee.',
  highlights: 'Certified teachers|Groups by experience|Safety equipment of this season|Warm drink in the hut',
  inclusions: 'Teacher or guide|Safety equipment|Warm drink',
  exclusions: 'Lift pass|Skis and boots',
  bring: 'Gloves, goggles and warm layers|Sunscreen',
  know: 'Helmets are compulsory for everybody|In avalanche danger the route changes',
  stops: 'Ski school|The practice slope|The hut',
  faq: [
    'Can I rent equipment?|Yes, next to the meeting point. Come 40 minutes earlier.',
    'From what age?|From eight years, with an adult in the same group.',
  ],
})

export const drive = activityText({
  openings:
    'Leave {city} in a four-wheel drive and be alone with the sand an hour later.|The desert begins where the road from {city} ends.',
  middles:
    'You are picked up, driven out by an experienced driver, and brought back in {hours}. Supper is served on carpets under the open sky.|There are stops for photographs, for a walk in bare feet and for tea, and the drive over the dunes can be gentle or not, as you like.',
  highlights:
    'Pickup at your hotel|Dune drive with a licensed driver|Supper under the stars|Camp without loudspeakers',
  inclusions: 'Pickup and return|Driver and guide|Supper with vegetarian dishes|Tea, coffee and water',
  exclusions: 'Alcoholic drinks|Tips',
  bring: 'A scarf against the sand|A warm layer for the evening',
  know: 'Not suitable with back complaints or during pregnancy|Child seats are on board',
  stops: 'The last village|The high dune|The camp',
  faq: [
    'When am I picked up?|The time is sent the evening before, by text message.',
    'Is the drive rough?|You decide. The driver offers a gentle route as well.',
  ],
})

export const climb = activityText({
  openings:
    'Ropes, nets and slides between the trees of {city}, from knee-high to very high.|Spend a few hours above the ground near {city}, safely clipped in.',
  middles:
    'After an introduction you choose among eight courses by colour and stay as long as you like; most people need {hours}.|The safety line cannot be opened on the way, so attention can go to the next step.',
  highlights:
    'Eight courses for all levels|Line that is never unclipped|Shade of old trees|Café with a view of the courses',
  inclusions: 'Harness, helmet and gloves|Introduction|All courses of the day',
  exclusions: 'Food and drinks|Lockers (a coin is needed)',
  bring: 'Closed shoes|Clothes that may get dirty|Hair tied back',
  know: 'Closed in storms|Minimum height 130 cm for the upper courses',
  stops: 'Entrance|Practice course',
  faq: [
    'How long may I stay?|From your arrival until closing time.',
    'Can parents watch?|Yes. Watching from the ground is free.',
  ],
})
