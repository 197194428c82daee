import { lexicon } from './lexicon.ts'

export const thai = lexicon({
  words: `Lotus Pond|Baan Mali|Silver Naga|Rak Thai|Chang Puak|Orchid Lane|Baan Suan|Golden Tamarind|Sala Nam|Ploy|Frangipani|Rim Nam|Jasmine Rice
    |Ban Sabai|Kingfisher|Dok Bua|Teak Garden|Lan Na Moon|Banana Leaf|Coconut Row|Kanom|Lantern Quay|Mango Yard|Nipa|Phra Chan|Rain Drum
    |Sugar Palm|Tuk Tuk Lane|Water Buffalo|White Heron|Bamboo Bridge|Cicada|Ginger Flower|Hibiscus|Indigo House|Lemongrass|Morning Market
    |Paper Kite|Red Ginger|Star Anise`,
  modest: '{w} Guesthouse|{w} Homestay|{w} Bungalows|{w} Rooms',
  middle: '{w} Hotel|{w} Boutique Hotel|{w} Riverside|{w} Residence|{w} Villas',
  grand: '{w} Palace Hotel|The {w} Grand|{w} Heritage|{w} Pavilion',
  quarters: 'Central|Riverside|Old Quarter|Airport|Garden',
})

export const chinese = lexicon({
  words: `Yun Shan|Qing He|Jade Willow|Bai Lu|Ming Yue|Zhu Lin|Lotus Gate|Feng He|Hai Tang|Song Yuan|Silver Carp|Xi Feng|Chun Lai|Mei Xiang|Cloud Terrace
    |Yu Hua|Lan Ting|Golden Osmanthus|Shui Yun|Tian Xin|Gui Hua|Red Maple|Qiu Shui|Bi Yun|Ming Xuan|Scholar Tree|Xing Hua|Yan Yu|Tao Yuan|Peony Court
    |An Ning|He Xiang|Lu Ming|Paper Lantern|Ru Yi|Shan Cha|Wan Xia|Xue Mei|Ying Bin|Zi Teng`,
  modest: '{w} Inn|{w} Guesthouse|{w} Hostel|{w} Express Rooms',
  middle: '{w} Hotel|{w} Courtyard|{w} Garden Hotel|{w} House|Hotel {w}',
  grand: '{w} Grand Hotel|{w} Palace|{w} International Hotel|The {w} Tower',
  quarters: 'City Centre|Railway Station|Old Town|Airport|Lakeside',
})

export const japanese = lexicon({
  words: `Sakuraya|Tsukimi|Hoshizora|Kaede|Yamabuki|Asagiri|Hanamizuki|Suzume|Kawasemi|Midorikan|Ajisai|Fukurou|Wakakusa|Yunagi|Komorebi|Hinoki
    |Akatombo|Shirayuki|Tachibana|Nagomi|Isaribi|Kikyo|Matsukaze|Oborozuki|Ginkan|Umegae|Takeyabu|Namioto|Yuzuriha|Kogarashi|Chidori|Akebono
    |Sumire|Tsubame|Wakaba|Hotaru|Minamo|Kusunoki|Shiosai|Yukari`,
  modest: '{w} Guesthouse|Minshuku {w}|{w} Inn|{w} Hostel',
  middle: 'Hotel {w}|{w} Hotel|{w} Stay|{w} House|Ryokan {w}',
  grand: 'Grand {w}|{w} Palace Hotel|{w} Onsen Ryokan|The {w}',
  quarters: 'Ekimae|Chuo|Higashi|Airport|Koen',
})

export const korean = lexicon({
  words: `Haneul|Byeolbit|Dalmaji|Sol Hyang|Gureum|Noeul|Baram|Mugunghwa|Eunhaeng|Hanok Dam|Narae|Maehwa|Pureun|Danpung|Iseul|Haedong|Oreum|Samcheong Lane
    |Yeoul|Garam|Bada|Chorok|Dasom|Eunha|Ganaru|Hyerin|Ieum|Jangmi|Kkachi|Laon|Maru|Nuri|Onyu|Podo|Saebyeok|Taeyang|Ujin|Wolhwa|Yeonkkot|Areum`,
  modest: '{w} Guesthouse|{w} Motel|{w} Minbak|{w} Hostel',
  middle: 'Hotel {w}|{w} Hotel|{w} Stay|{w} Residence|{w} Hanok',
  grand: 'Grand {w}|The {w}|{w} Palace|{w} Tower Hotel',
  quarters: 'Central|Station|Old Town|Airport|Park',
})
