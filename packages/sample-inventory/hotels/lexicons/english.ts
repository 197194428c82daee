import { lexicon } from './lexicon.ts'

export const american = lexicon({
  words: `Juniper|Copperleaf|Larkspur|Wickham|Fairhollow|Elderberry|Tamarack|Sable Creek|Birchline|Goldfinch|Halyard|Lantern
    |Marrow Street|Nightjar|Old Foundry|Orchard Row|Paperbark|Quincey|Redstart|Saltmarsh|Thistledown|Underhill|Vesper|Whitlock
    |Yarrow|Ashgrove|Bluestem|Cinder Hill|Driftwell|Foxglove|Granary|Hazelmere|Ironwood|Jessamine|Kingbird|Lowell Park
    |Millrace|Northlight|Sparrow|Teasel`,
  modest: '{w} Inn|{w} Lodge|{w} Motor Court|The {w} Guesthouse',
  middle: 'The {w}|Hotel {w}|{w} House|{w} Suites|The {w} Hotel',
  grand: 'The Grand {w}|The {w} Collection|{w} Palace|The {w} Residence',
  quarters: 'Downtown|Midtown|Riverside|Airport|Uptown',
})

export const british = lexicon({
  words: `Rowan|Marlpit|Heron|Old Weir|Tanner's Row|Cobbler|Fennimore|Ashdown|Bramley|Copper Kettle|Dovecote|Eventide|Foxley
    |Greyfinch|Hartwell|Inglenook|Jackdaw|Kestrel|Lychgate|Merrow|Nettlecombe|Oakapple|Pembury|Quince|Rookery|Swan Lane
    |Thornbury|Ullin|Vixen|Wainwright|Yewtree|Abbotsleigh|Brindle|Candlewick|Drover|Elmstead|Ferryman|Gatehouse|Hawthorn|Lark`,
  modest: 'The {w} Arms|{w} Guest House|{w} Inn|{w} Rooms',
  middle: 'The {w}|{w} House|{w} Lodge|The {w} Hotel|{w} Townhouse',
  grand: '{w} Hall|{w} Manor|The Grand {w}|{w} Court',
  quarters: 'Central|Quayside|Cathedral Quarter|West|Airport',
})

export const antipodean = lexicon({
  words: `Banksia|Waratah|Kowhai|Silvereye|Tideline|Saltbush|Bellbird|Currawong|Driftwood|Fantail|Grevillea|Headland|Ironbark
    |Jacaranda|Kelp Bay|Lilly Pilly|Mallee|Nor'wester|Old Wharf|Pandanus|Quokka|Rata|Sandpiper|Tea Tree|Wattle|Whitecap
    |Boronia|Casuarina|Dune|Emberlow|Flax|Gannet|Harrier|Kauri|Lantana|Myrtle|Pipi|Rimu|Tussock|Windmill`,
  modest: '{w} Motel|{w} Backpackers & Rooms|{w} Holiday Units|The {w} Pub Rooms',
  middle: 'The {w}|Hotel {w}|{w} Apartments|{w} Lodge|{w} House',
  grand: 'The {w} Grand|{w} Retreat|{w} Harbour Hotel|The {w} Pavilion',
  quarters: 'City|Harbourside|Beach|Airport|Terrace',
})

/** Countries in which English is the language of travel and the landscape names hotels. */
export const savannah = lexicon({
  words: `Acacia|Baobab|Kigelia|Marula|Weaverbird|Tamarind|Moringa|Flamboyant|Kopje|Ostrich Lane|Red Dust|Sausage Tree|Sunbird
    |Umbrella Thorn|Copper Pot|Hornbill|Jackal Moon|Kudu|Lilac Roller|Mopane|Nyala|Oryx|Papyrus|Quiver Tree|Rain Tree|Sandgrouse
    |Tsessebe|Ubuntu Lane|Veld|Wild Fig|Yellow Fever Tree|Zebrawood|Aloe|Bushwillow|Calabash|Dassie|Euphorbia|Fever Tree|Gazelle|Impala`,
  modest: '{w} Guest House|{w} Inn|{w} Rest House|{w} Bed & Breakfast',
  middle: '{w} Hotel|The {w}|{w} Gardens|{w} Lodge|{w} House',
  grand: 'The {w} Grand|{w} Manor|{w} Reserve Hotel|The {w} Pavilion',
  quarters: 'Central|Gardens|Lakeside|Airport|Hills',
})
