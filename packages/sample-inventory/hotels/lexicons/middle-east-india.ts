import { lexicon } from './lexicon.ts'

export const arabic = lexicon({
  words: `Al Yasmin|Noor Al Bahr|Al Zaytun|Al Nakheel|Qamar|Al Waha|Rimal|Al Fanar|Laylak|Al Hajar|Al Rihan|Zahrat Al Sahra|Al Mawj
    |Nasim|Al Sidra|Dana|Al Qanat|Shuruq|Al Murjan|Ghadeer|Al Andalib|Lulu Al Bahr|Al Hadiqa|Sahab|Al Tin|Jumana|Al Sarab|Warda
    |Al Mishkat|Rayhana|Al Hilal Al Azraq|Sanobar|Al Ruman|Nawras|Al Jisr|Tayf|Al Khuzama|Zumurrud|Al Manar Al Qadim|Yaqut`,
  modest: '{w} Guesthouse|Funduq {w}|{w} Inn|{w} Hotel Apartments',
  middle: '{w} Hotel|Riad {w}|Hotel {w}|{w} Suites|{w} Gardens',
  grand: '{w} Palace|Qasr {w}|{w} Grand Hotel|Serai {w}',
  quarters: 'Downtown|Corniche|Old City|Airport|Marina',
})

export const indian = lexicon({
  words: `Champa|Neem Tree|Kamal|Chandni Bagh|Mogra|Tulsi|Hawa Jharokha|Parijat|Surya Kund|Gulmohar|Nilkamal|Mayur|Ashoka Vana|Bel Patra
    |Saffron Court|Anar|Banyan Lane|Chameli|Deepstambh|Ektara|Falguni|Gaurika|Haldi Ghat|Indradhanush|Jal Tarang|Kesar|Lajwanti|Madhuban
    |Nandini|Om Sarovar|Palash|Rangoli|Sandal Grove|Tamarind Court|Utsav|Vasant|Amaltas|Koyal|Peepal|Shefali`,
  modest: '{w} Guest House|{w} Lodge|{w} Homestay|{w} Residency Inn',
  middle: 'Hotel {w}|{w} Residency|{w} Haveli|The {w}|{w} Suites',
  grand: '{w} Mahal|{w} Palace|The {w} Grand|{w} Bagh Estate',
  quarters: 'City Centre|Old City|Lakeview|Airport|Gardens',
})

export const malay = lexicon({
  words: `Melati|Kenanga|Bunga Raya|Tanjung|Rembulan|Sungai Tenang|Cempaka|Kelapa Gading|Merpati|Senja|Padi Emas|Angsana|Bayu|Camar|Dahlia
    |Embun|Flamboyan|Gerimis|Hujan Emas|Intan|Jati|Kemuning|Lembayung|Mutiara Selat|Nirmala|Ombak|Pandan|Rimba|Seroja|Teratai|Udara
    |Wangi|Anggrek|Bangau|Cendana|Delima|Kasturi|Lontar|Nuri|Puteri`,
  modest: 'Wisma {w}|Losmen {w}|Rumah {w}|{w} Homestay',
  middle: 'Hotel {w}|{w} Hotel|{w} Inn|Villa {w}|{w} Residence',
  grand: 'Istana {w}|Grand {w}|{w} Palace|Puri {w}',
  quarters: 'Central|Riverside|Old Town|Airport|Beach',
})
