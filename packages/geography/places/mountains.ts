import { inAreas } from './area.ts'

/** Mountain ranges that people travel to; plateaus that are only high are left out. */
export const isInMountains = inAreas(
  'circles',
  `
  45.9 6.9 35 Mont Blanc
  46.0 7.7 32 Valais
  46.6 8.2 28 Bernese Oberland
  46.75 9.8 42 Grisons
  47.2 11.4 40 Tyrol
  47.3 13.1 38 Hohe Tauern
  46.5 11.8 35 Dolomites
  45.2 6.6 35 Savoy
  44.2 7.2 25 Maritime Alps
  46.4 13.8 28 Julian Alps
  42.7 0.5 38 Pyrenees
  42.55 1.5 22 Andorra
  42.8 -0.5 25 Western Pyrenees
  37.05 -3.35 18 Sierra Nevada
  43.2 -4.8 22 Picos de Europa
  57.0 -4.8 42 Highlands
  53.05 -3.95 14 Snowdonia
  61.5 8.5 70 Jotunheimen
  60.6 7.4 40 Hardanger
  49.2 20.0 22 Tatras
  45.5 25.4 25 Carpathians
  41.9 23.4 20 Rila
  43.1 19.1 22 Durmitor
  42.8 44.2 60 Caucasus
  43.3 42.5 40 Elbrus
  31.1 -7.9 28 High Atlas
  -3.2 37.4 28 Kilimanjaro
  -0.2 37.2 20 Mount Kenya
  13.2 38.2 28 Simien
  -29.1 29.3 35 Drakensberg
  -1.5 29.6 22 Virunga
  28.2 84.0 50 Annapurna
  27.8 86.7 40 Everest
  27.3 88.4 40 Sikkim
  27.5 90.0 60 Bhutan
  32.2 77.1 45 Kullu
  34.1 77.5 50 Ladakh
  34.1 74.8 30 Kashmir
  30.4 79.0 50 Garhwal
  36.2 74.6 50 Karakoram
  29.6 91.1 35 Lhasa
  43.1 77.1 25 Ile Alatau
  42.4 78.4 45 Tian Shan
  35.85 51.5 14 Alborz
  36.3 137.7 32 Japanese Alps
  35.36 138.75 18 Fuji
  36.8 138.3 18 Nagano
  42.85 140.7 14 Niseko
  26.9 100.2 30 Yulong
  30.1 118.2 18 Huangshan
  29.2 110.5 22 Zhangjiajie
  39.6 -106.2 48 Colorado Rockies
  39.75 -105.2 16 Front Range
  37.8 -107.6 36 San Juan
  43.6 -110.8 34 Tetons
  40.65 -111.6 18 Wasatch
  51.3 -115.8 42 Banff
  52.9 -118.0 35 Jasper
  45.3 -111.3 32 Gallatin
  48.5 -113.8 34 Glacier
  43.7 -114.4 24 Sawtooth
  37.7 -119.3 42 Yosemite
  39.1 -120.0 22 Tahoe
  50.1 -122.9 18 Whistler
  47.4 -121.4 18 Cascades
  46.85 -121.7 18 Rainier
  35.6 -83.3 28 Great Smoky Mountains
  44.2 -73.9 24 Adirondacks
  44.1 -71.4 20 White Mountains
  44.4 -72.7 16 Green Mountains
  16.74 -92.64 16 Chiapas
  -13.4 -72.0 34 Cusco
  -9.5 -77.5 30 Cordillera Blanca
  4.7 -74.0 20 Bogota
  -0.3 -78.5 32 Quito
  -16.5 -68.1 26 La Paz
  -32.8 -69.4 32 Aconcagua
  -33.4 -70.4 20 Santiago
  -41.1 -71.5 26 Bariloche
  -54.8 -68.3 16 Ushuaia
  -49.3 -72.9 26 Fitz Roy
  -51.2 -72.8 45 Paine
  6.25 -75.57 16 Medellin
  -24.7 -65.5 22 Salta
  -44.0 170.3 48 Southern Alps
  -45.0 168.7 26 Queenstown
  -36.4 148.4 26 Snowy Mountains
`,
)
