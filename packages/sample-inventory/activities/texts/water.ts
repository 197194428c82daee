import { activityText } from './activity-text.ts'

export const sail = activityText({
  openings:
    'Leave the quay of {city} behind and see the town as sailors do, from the water.|Step aboard in {city}, find a seat on deck and let the crew cast off.',
  middles:
    'In {hours} you pass the sights of the shore while the skipper tells what happened where. There is time for photographs, and a drink in the calm of the bay.|The boat keeps close to the shore for most of the {hours}, so there is always something to see, and the crew is glad to answer questions.',
  highlights:
    'See the front of {city} from the water|A small boat with room to move|A skipper who has worked this coast for years|A drink on deck as the light changes',
  inclusions:
    'Trip with skipper and crew|Soft drink or glass of local wine|Life jackets in all sizes|Blankets on cool days',
  exclusions: 'Meals|Transport to the quay|Tips',
  bring: 'Soft shoes with light soles|A jacket: it is cooler on the water|Sunglasses and sunscreen',
  know: 'The route depends on wind and tide|Please be at the quay 15 minutes before departure',
  stops: 'Old quay|The lighthouse|The quiet bay',
  faq: [
    'What happens in bad weather?|If the skipper cannot sail safely, you choose another day or get all your money back.',
    'Are there toilets on board?|Yes, there is one below deck.',
  ],
})

export const paddle = activityText({
  openings:
    'Paddle out from {city} in a stable two-seat kayak and reach places that no path leads to.|The water around {city} is at its best from a kayak: quiet, close, and at your own speed.',
  middles:
    'After a short lesson on land the group follows the guide along the shore. In {hours} there are two breaks, one of them for a swim if you like.|The guide chooses the route by wind and swell, keeps the group together and knows where the birds nest.',
  highlights:
    'Two-seat kayaks that beginners handle at once|Small groups, and a guide who trains rescuers|A break on a beach that has no road|Photographs by the guide, free of charge',
  inclusions:
    'Kayak, paddle and life jacket|Dry bag for each kayak|Guide with first-aid training|Snack and water',
  exclusions: 'Towels|Transport to the meeting point',
  bring: 'Swimwear and clothes that may get wet|Shoes that stay on your feet|Sunscreen and a hat',
  know: 'A kayak seats two, so the number of people must be even|You need to be able to swim 50 metres',
  stops: 'The launch|The sea caves|The hidden beach',
  faq: [
    'Do I need experience?|No. The guide shows you everything before you set out.',
    'Can I come alone?|Yes, with a friend: each kayak has two seats, and both have to be booked.',
  ],
})

export const dive = activityText({
  openings:
    'The reefs off {city} begin a few minutes from the harbour, in clear and sheltered water.|Under the surface near {city} there is another town, of sea fans, wrasse and octopus.',
  middles:
    'Instructors take at most four people each and stay within reach. The boat has shade, fresh water and a warm shower for afterwards.|You get the equipment that fits you, a calm briefing, and as much time as you need before the first metres. With breaks it takes {hours}.',
  highlights:
    'At most four guests to an instructor|Equipment of this season, rinsed after every dive|Two sites, chosen by the day’s visibility|Fish cards to name what you saw',
  inclusions: 'All equipment and tanks|Instructor|Boat trip with snack and water|Insurance for the day',
  exclusions: 'Underwater camera|Medical certificate',
  bring: 'Swimwear and a towel|A medical certificate if you have a condition|Reef-safe sunscreen',
  know: 'No flying for 18 hours after a dive|Not possible during pregnancy, or with heart or lung conditions',
  stops: 'Dive centre|The first reef|The second reef',
  faq: [
    'Why do you ask for height and weight?|So that suit, weights and fins that fit are on board before you arrive.',
    'I have never dived. Is that a problem?|No. Beginners stay in shallow water with an instructor at arm’s length.',
  ],
})

export const surf = activityText({
  openings:
    'Learn to stand up on a board in the friendly waves of {city}.|Sand bottom, small waves, patient teachers: {city} is a good place to begin.',
  middles:
    'A lesson starts on the beach with the movements, and most of the {hours} is spent in the water.|The school picks the beach each morning by wind and tide, and groups are made by experience.',
  highlights:
    'Soft boards that forgive mistakes|At most six learners to a teacher|Video of your best wave|Showers and lockers at the school',
  inclusions: 'Board and leash|Wetsuit in your size|Teacher with a lifeguard’s licence|Locker',
  exclusions: 'Towels|Transport to the beach',
  bring: 'Swimwear and a towel|Sunscreen for the face',
  know: 'You need to be able to swim|The beach is named the evening before, within 15 minutes of the meeting point',
  stops: 'Surf school|The beach of the day',
  faq: [
    'What if there are no waves?|The lesson becomes stand-up paddling, or moves to another day, as you like.',
    'Do you teach children?|Yes, from eight years, with an adult in the same group.',
  ],
})

export const wildlife = activityText({
  openings:
    'Around {city} live animals that few visitors ever see, if you know the hour and the place.|Go out from {city} with a naturalist who has counted its animals for years.',
  middles:
    'The group is small and quiet, binoculars are passed round, and the guide notes each sighting for a public survey. Allow {hours}.|Nothing is fed or chased. That is why the animals stay, and why sightings are so close.',
  highlights:
    'A naturalist as guide|Binoculars for everybody|A part of the price goes to protection|A list of sightings by mail',
  inclusions: 'Naturalist guide|Binoculars and field guides|Conservation fee|Hot drink',
  exclusions: 'Meals|Tips',
  bring: 'Warm layers in quiet colours|A camera without flash|Water',
  know: 'Wild animals keep no timetable: sightings are likely, not certain|Please speak softly near the animals',
  stops: 'Meeting point|The first hide|The feeding ground',
  faq: [
    'What if we see nothing?|Then you come again without charge, on any day with places.',
    'Is it suitable for small children?|Yes, if they can be quiet for a while. Infants are free.',
  ],
})
