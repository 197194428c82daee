import type { GeoPoint } from '../../geography/geo-point.ts'

export type Landscape = 'tropical' | 'mediterranean' | 'atlantic' | 'alpine' | 'desert' | 'lake'

/** A real town or bay with resorts nearby. */
export interface ResortPlace extends GeoPoint {
  readonly name: string
}

export interface Subregion {
  readonly id: string
  readonly name: string
  readonly countryCode: string
  readonly landscape: Landscape
  readonly places: readonly ResortPlace[]
}

export interface Region {
  readonly id: string
  readonly name: string
  readonly subregions: readonly Subregion[]
}

/** One line for each subregion: id, name, country, landscape, then places as `name latitude longitude`. */
const lines: Readonly<Record<string, string>> = {
  'caribbean Caribbean': `
    bahamas;Bahamas;BS;tropical;Nassau 25.078 -77.340;Freeport 26.530 -78.700;George Town 23.516 -75.787
    dominican-republic;Dominican Republic;DO;tropical;Punta Cana 18.582 -68.404;La Romana 18.427 -68.973;Puerto Plata 19.793 -70.688
    jamaica;Jamaica;JM;tropical;Montego Bay 18.471 -77.919;Negril 18.268 -78.348;Ocho Rios 18.407 -77.103
    barbados;Barbados;BB;tropical;Bridgetown 13.107 -59.620;Holetown 13.187 -59.638
    aruba;Aruba;AW;tropical;Oranjestad 12.524 -70.027;Noord 12.564 -70.031
    puerto-rico;Puerto Rico;PR;tropical;Fajardo 18.326 -65.652;Rincon 18.340 -67.250;San Juan 18.466 -66.106`,
  'mexico Mexico and Central America': `
    riviera-maya;Riviera Maya;MX;tropical;Playa del Carmen 20.629 -87.074;Tulum 20.211 -87.466;Cancun 21.132 -86.747
    los-cabos;Los Cabos;MX;desert;Cabo San Lucas 22.891 -109.917;San Jose del Cabo 23.061 -109.702
    puerto-vallarta;Puerto Vallarta;MX;tropical;Puerto Vallarta 20.653 -105.225;Sayulita 20.869 -105.441;Bucerias 20.755 -105.334
    guanacaste;Guanacaste;CR;tropical;Tamarindo 10.300 -85.837;Playas del Coco 10.550 -85.700;Nosara 9.980 -85.650`,
  'north-america United States and Canada': `
    central-florida;Central Florida;US;lake;Kissimmee 28.292 -81.408;Orlando 28.450 -81.470;Davenport 28.161 -81.602
    florida-coast;Florida Coast;US;tropical;Fort Myers Beach 26.452 -81.948;Key West 24.555 -81.782;Daytona Beach 29.211 -81.023
    carolina-coast;Carolina Coast;US;atlantic;Myrtle Beach 33.689 -78.887;Hilton Head 32.216 -80.752;Kill Devil Hills 36.031 -75.676
    poconos-catskills;Poconos and Catskills;US;lake;Stroudsburg 40.987 -75.195;Lake Placid 44.279 -73.980;Hunter 42.214 -74.219
    great-lakes;Great Lakes;US;lake;Wisconsin Dells 43.627 -89.771;Traverse City 44.763 -85.620;Lake Geneva 42.592 -88.433
    rockies;Colorado Rockies;US;alpine;Breckenridge 39.482 -106.038;Steamboat Springs 40.485 -106.832;Estes Park 40.377 -105.522
    southwest;Desert Southwest;US;desert;Palm Springs 33.830 -116.545;Scottsdale 33.509 -111.899;Saint George 37.104 -113.584
    tahoe;Lake Tahoe;US;alpine;South Lake Tahoe 38.940 -119.977;Truckee 39.328 -120.183
    hawaii;Hawaii;US;tropical;Kihei 20.765 -156.445;Kapaa 22.075 -159.319;Kailua-Kona 19.640 -155.997
    british-columbia;British Columbia;CA;alpine;Whistler 50.116 -122.957;Kelowna 49.888 -119.496`,
  'mediterranean Mediterranean and Atlantic Islands': `
    costa-del-sol;Costa del Sol;ES;mediterranean;Marbella 36.510 -4.886;Fuengirola 36.540 -4.625;Nerja 36.758 -3.874
    balearics;Balearic Islands;ES;mediterranean;Alcudia 39.853 3.121;Santa Eulalia 38.985 1.534;Ciutadella 40.001 3.841
    canaries;Canary Islands;ES;atlantic;Adeje 28.122 -16.726;Maspalomas 27.760 -15.586;Corralejo 28.730 -13.867;Playa Blanca 28.864 -13.828
    algarve;Algarve;PT;mediterranean;Albufeira 37.089 -8.247;Lagos 37.102 -8.674;Tavira 37.127 -7.650
    azores;Azores;PT;atlantic;Furnas 37.772 -25.310
    madeira;Madeira;PT;atlantic;Funchal 32.666 -16.924;Calheta 32.720 -17.178
    cote-d-azur;Cote d'Azur;FR;mediterranean;Mandelieu 43.546 6.938;Frejus 43.433 6.737;Menton 43.776 7.500
    sardinia;Sardinia;IT;mediterranean;Palau 41.180 9.381;Alghero 40.559 8.319;Villasimius 39.143 9.520
    sicily;Sicily and Amalfi;IT;mediterranean;Cefalu 38.038 14.022;Taormina 37.852 15.288;Sorrento 40.626 14.376
    dalmatia;Dalmatia;HR;mediterranean;Makarska 43.297 17.018;Sibenik 43.735 15.895;Dubrovnik 42.648 18.092
    greek-islands;Greek Islands;GR;mediterranean;Rethymno 35.366 24.482;Kos 36.893 27.288;Faliraki 36.340 28.200
    turkish-riviera;Turkish Riviera;TR;mediterranean;Side 36.767 31.389;Alanya 36.543 31.999;Bodrum 37.035 27.430
    cyprus;Cyprus;CY;mediterranean;Paphos 34.772 32.430;Protaras 35.012 34.058`,
  'alps Alps and Northern Europe': `
    tyrol;Tyrol and Salzburg;AT;alpine;Seefeld 47.330 11.187;Kitzbuhel 47.446 12.392;Zell am See 47.325 12.795
    valais;Valais and Bern;CH;alpine;Crans 46.312 7.480;Grindelwald 46.624 8.041;Leysin 46.342 7.013
    savoy;Savoy;FR;alpine;Morzine 46.179 6.709;Les Gets 46.159 6.670;Bourg-Saint-Maurice 45.618 6.769
    dolomites;Dolomites;IT;alpine;Ortisei 46.574 11.672;Cortina 46.540 12.136;Moena 46.376 11.660
    bavaria;Bavaria and Black Forest;DE;lake;Garmisch 47.500 11.080;Titisee 47.902 8.155;Fussen 47.570 10.700
    lake-district;Lake District and Highlands;GB;lake;Windermere 54.380 -2.907;Aviemore 57.190 -3.829;Keswick 54.600 -3.135
    scandinavia;Scandinavian Mountains;NO;alpine;Trysil 61.315 12.264;Hemsedal 60.863 8.552;Voss 60.629 6.415
    denmark-coast;Jutland Coast;DK;atlantic;Blavand 55.560 8.130;Sondervig 56.118 8.118;Skagen 57.721 10.584
    ardennes;Ardennes;BE;lake;Durbuy 50.353 5.456;La Roche 50.182 5.577`,
  'arabia-africa Middle East and Africa': `
    gulf-coast;Gulf Coast;AE;desert;Dubai 25.078 55.135;Ras Al Khaimah 25.700 55.783;Fujairah 25.410 56.345
    red-sea;Red Sea;EG;desert;Hurghada 27.180 33.830;Sharm el-Sheikh 27.915 34.330;Marsa Alam 25.068 34.879
    atlantic-morocco;Atlantic Morocco;MA;desert;Agadir 30.420 -9.598;Essaouira 31.508 -9.760;Marrakesh 31.610 -7.980
    garden-route;Garden Route;ZA;atlantic;Knysna -34.036 23.047;Plettenberg Bay -34.053 23.371;Mossel Bay -34.183 22.146
    zanzibar-coast;Zanzibar and Swahili Coast;TZ;tropical;Nungwi -5.726 39.299;Pangani -5.426 38.974;Paje -6.265 39.535
    mauritius;Mauritius;MU;tropical;Grand Baie -20.013 57.580;Flic en Flac -20.274 57.363;Belle Mare -20.190 57.770`,
  'indian-ocean Indian Ocean': `
    maldives;Maldives;MV;tropical;Maafushi 3.943 73.490;Hulhumale 4.212 73.540
    sri-lanka;Sri Lanka;LK;tropical;Bentota 6.421 79.998;Mirissa 5.948 80.459;Trincomalee 8.592 81.196
    goa;Goa;IN;tropical;Calangute 15.544 73.755;Palolem 15.010 74.023
    kerala;Kerala;IN;tropical;Kovalam 8.402 76.979;Munnar 10.089 77.060;Alappuzha 9.498 76.339
    himalaya;Himalayan Foothills;IN;alpine;Manali 32.240 77.189;Shimla 31.105 77.171;Mussoorie 30.459 78.066
    konkan;Konkan and Western Ghats;IN;lake;Lonavala 18.750 73.405;Mahabaleshwar 17.924 73.657;Alibag 18.648 72.875`,
  'asia South-East and East Asia': `
    bali;Bali;ID;tropical;Nusa Dua -8.801 115.231;Ubud -8.507 115.262;Seminyak -8.691 115.168
    phuket;Phuket and the Andaman Sea;TH;tropical;Patong 7.896 98.297;Ao Nang 8.032 98.823;Khao Lak 8.640 98.250
    langkawi;Langkawi and Penang;MY;tropical;Langkawi 6.290 99.728;Batu Ferringhi 5.472 100.246
    vietnam-coast;Vietnam Coast;VN;tropical;Da Nang 16.045 108.250;Nha Trang 12.239 109.197;Phu Quoc 10.215 103.962
    philippines;Philippines;PH;tropical;Boracay 11.968 121.926;Panglao 9.579 123.746
    okinawa;Okinawa;JP;tropical;Onna 26.497 127.853;Nago 26.592 127.977
    japan-alps;Japanese Alps and Hot Springs;JP;alpine;Hakuba 36.698 137.862;Hakone 35.233 139.107;Karuizawa 36.348 138.597
    hainan;Hainan;CN;tropical;Sanya 18.253 109.504;Lingshui 18.506 110.037
    jeju;Jeju;KR;atlantic;Seogwipo 33.254 126.560;Jeju 33.500 126.531`,
  'pacific Australia and the Pacific': `
    gold-coast;Gold and Sunshine Coasts;AU;tropical;Surfers Paradise -28.003 153.430;Noosa Heads -26.394 153.090
    tropical-queensland;Tropical Queensland;AU;tropical;Port Douglas -16.484 145.465;Airlie Beach -20.268 148.718
    new-south-wales;New South Wales Coast and Mountains;AU;atlantic;Byron Bay -28.642 153.612;Katoomba -33.714 150.312;Port Macquarie -31.431 152.909
    great-ocean-road;Victoria;AU;atlantic;Lorne -38.541 143.975;Torquay -38.331 144.326;Daylesford -37.342 144.143
    new-zealand;New Zealand;NZ;lake;Queenstown -45.031 168.662;Rotorua -38.137 176.251;Paihia -35.282 174.091
    fiji;Fiji;FJ;tropical;Nadi -17.776 177.440;Sigatoka -18.141 177.507
    society-islands;Society Islands;PF;tropical;Papeete -17.536 -149.567;Moorea -17.490 -149.760`,
  'south-america South America': `
    bahia;Bahia;BR;tropical;Porto Seguro -16.449 -39.065;Praia do Forte -12.578 -38.000
    brazil-southeast;Rio and Santa Catarina;BR;tropical;Buzios -22.747 -41.882;Florianopolis -27.435 -48.450;Angra dos Reis -23.007 -44.318
    lake-region;Andean Lakes;AR;alpine;Bariloche -41.134 -71.309;San Martin de los Andes -40.157 -71.353;Villa La Angostura -40.762 -71.646
    rio-de-la-plata;River Plate Coast;UY;atlantic;Punta del Este -34.948 -54.934;Piriapolis -34.863 -55.275
    colombia-coast;Caribbean Colombia;CO;tropical;Santa Marta 11.241 -74.199;Cartagena 10.394 -75.560
    peru-coast;Peru;PE;desert;Paracas -13.834 -76.250;Mancora -4.107 -81.047`,
}

/** The regions with their subregions, largest markets first. */
export const resortRegions: readonly Region[] = Object.entries(lines).map(([heading, list]) => {
  const [id = '', ...name] = heading.split(' ')
  const rows = list.trim().split('\n')
  return { id, name: name.join(' '), subregions: rows.map((row) => subregionOf(id, row.trim())) }
})

function subregionOf(regionId: string, row: string): Subregion {
  const [id = '', name = '', countryCode = '', landscape = '', ...places] = row.split(';')
  return {
    id: `${regionId}-${id}`,
    name,
    countryCode,
    landscape: landscape as Landscape,
    places: places.map((place) => {
      const words = place.split(' ')
      const [latitude = 0, longitude = 0] = words.slice(-2).map(Number)
      return { name: words.slice(0, -2).join(' '), latitude, longitude }
    }),
  }
}
