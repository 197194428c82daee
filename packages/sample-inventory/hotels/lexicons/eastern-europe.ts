import { lexicon } from './lexicon.ts'

export const slavic = lexicon({
  words: `Lipa|Stara Brama|Jaskółka|Zlatna Ptica|Brzoza|Modra Reka|Kalina|Srebrna Łza|Jarzębina|Stari Most|Wierzba|Zeleni Kut|Kasztan
    |Bela Vrana|Paproć|Visoki Brijeg|Czapla|Tiha Luka|Malwa|Orlovo Gnezdo|Złoty Liść|Kamena Kapija|Jawor|Morska Vila|Dąbrowa|Lavanda
    |Sowa|Plavi Jorgovan|Akacja|Crveni Mak|Wiśnia|Sunčani Vrt|Bławat|Breza|Rosa|Mlini|Topola|Galeb|Cis|Ruzmarin`,
  modest: 'Penzion {w}|Pensjonat {w}|Pansion {w}|Hostel {w}',
  middle: 'Hotel {w}|Vila {w}|Rezidence {w}|Apartmani {w}|Hotel Boutique {w}',
  grand: 'Grand Hotel {w}|Palace {w}|Dvor {w}|Zamek {w}',
  quarters: 'Centrum|Stare Miasto|Park|Aerodrom|Most',
})

export const russian = lexicon({
  words: `Berezka|Zolotaya Ryba|Sirena|Ryabina|Beliy Lebed|Yasen|Tikhaya Reka|Malina|Severnoe Siyanie|Klyon|Skazka|Oblako|Zhar|Romashka
    |Sosny|Stary Gorod|Iva|Zvezdny|Vasilek|Lastochka|Kedr|Rassvet|Mayak|Chayka|Samovar|Yablonya|Solovey|Mozaika|Vetluga|Ogonyok
    |Snegir|Tverskoy Dvor|Usadba|Fontan|Kalinka|Elki|Dubrava|Volna|Paluba|Terem`,
  modest: 'Gostiny Dom {w}|Mini-Hotel {w}|Hostel {w}|Gostinitsa {w}',
  middle: 'Hotel {w}|{w} Hotel|Park-Hotel {w}|{w} Apartments|Dom {w}',
  grand: 'Grand Hotel {w}|{w} Palace|Dvorets {w}|{w} Imperial House',
  quarters: 'Center|Vokzal|Park|Airport|Naberezhnaya',
})

export const greek = lexicon({
  words: `Anemoni|Kymata|Lemonia|Thalassia|Meltemi|Chryso Pigadi|Armyra|Ilios|Platanos|Galini|Asteria|Votsalo|Kyparissi|Petra|Avra|Rodia
    |Spilia|Argento|Delfinaki|Elaia|Fanari|Gorgona|Hibiskos|Iremia|Kochyli|Louloudi|Melissa|Narkissos|Ouranos|Pelagos|Sykia|Thymari
    |Vrachos|Lefki|Yasemi|Zefyros|Alyssos|Chalikas|Drosia|Kanella`,
  modest: '{w} Rooms|Pension {w}|{w} Studios|Xenonas {w}',
  middle: 'Hotel {w}|{w} Hotel|{w} Village|{w} House|{w} Suites',
  grand: '{w} Palace|Villa {w}|{w} Grand Hotel|Archontiko {w}',
  quarters: 'Center|Old Town|Beach|Airport|Hill',
})

export const turkish = lexicon({
  words: `Zeytin|Mavi Kapı|Lale Bahçesi|Nar Çiçeği|Çınar|Ayışığı|Deniz Feneri|Hanımeli|Gümüş Pınar|Erguvan|Badem|Kırlangıç|Sardunya|Taş Köprü
    |Begonvil|Yakamoz|İncir|Serçe|Sarı Kanarya|Fesleğen|Kervan|Yasemin|Leylek|Dut Ağacı|Rüzgargülü|Martı|Kekik|Selvi|Papatya|Ihlamur
    |Mercan|Kumru|Defne|Nilüfer|Portakal|Şebboy|Turna|Kuyu|Cevizli|Gelincik`,
  modest: '{w} Pansiyon|{w} Evi|{w} Apart|{w} Otel Garni',
  middle: '{w} Otel|Hotel {w}|{w} Butik Otel|{w} Konağı|{w} Suites',
  grand: '{w} Sarayı|Grand {w}|{w} Yalısı|{w} Palas',
  quarters: 'Merkez|Eski Şehir|Sahil|Havalimanı|Bahçe',
})
