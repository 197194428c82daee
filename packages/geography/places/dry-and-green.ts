import { inAreas } from './area.ts'

export const isInDesert = inAreas(
  'boxes',
  `
  17 -12 30.5 34.5 Sahara
  31.2 -8.4 32 -7.5 Marrakech
  15.5 35.5 31 59.5 Arabia
  29.2 34.3 31.9 38 Negev and Wadi Rum
  31 -117 37.3 -109 Sonora and Mojave
  36.8 -113.5 39.2 -109 Canyonlands
  31.8 -108 36.2 -104 New Mexico
  26 -108 31 -103 Chihuahua
  22.8 -115 28 -109.6 Baja California
  -27 -71 -17.5 -67.5 Atacama
  -15 -76.5 -13 -74.8 Ica
  24.5 69 29.5 74.5 Thar
  40 94 45 110 Gobi
  36.5 76 41.5 90 Taklamakan
  37 54 44 66 Karakum
  27 50 35.5 61 Iranian plateau
  38.4 34.4 38.9 35.2 Cappadocia
  -28 12 -18 17 Namib
  -32 121 -18 140 Outback
`,
)

export const isInForest = inAreas(
  'boxes',
  `
  47.7 7.7 48.9 8.6 Black Forest
  48.6 12.7 49.4 13.8 Bohemian Forest
  49.7 5.0 50.5 6.3 Ardennes
  50.4 10.2 50.9 11.3 Thuringian Forest
  51.6 10.2 51.9 11.1 Harz
  43.7 -1.3 44.8 -0.5 Landes
  59.5 13 68.5 31 Fennoscandia
  57 12.8 58.3 16 Smaland
  55 32 65 130 Taiga
  48.3 -129 55 -122.3 British Columbia
  42 -124.6 49 -121.9 Pacific Northwest
  40 -124.5 42 -123.4 Redwoods
  45.5 -82 50 -72 Laurentians
  44 -71 47.3 -67 Maine
  40.8 -75.6 41.5 -74.7 Poconos
  35.3 -84 36 -82.8 Smokies
  43.6 -104 44.4 -103.2 Black Hills
  -10 -72 4 -50 Amazon
  8.2 -85.8 11.2 -82.6 Costa Rica
  -5 10 5 28 Congo
  -4 109 7 119 Borneo
  -8.6 115.15 -8.35 115.4 Ubud
  18.4 98.5 19.6 99.4 Chiang Mai
  9.3 76.6 12.5 77.4 Western Ghats
  -43.7 144.5 -40.6 148.4 Tasmania
`,
)

export const isInVineyards = inAreas(
  'circles',
  `
  44.85 -0.4 24 Bordeaux
  47.05 4.85 22 Burgundy
  49.1 4.0 18 Champagne
  48.1 7.3 16 Alsace
  44.1 4.85 22 Rhone
  47.3 0.7 30 Loire
  43.4 11.3 30 Tuscany
  44.7 8.05 18 Piedmont
  45.45 11.0 14 Veneto
  42.45 -2.5 22 Rioja
  41.3 1.6 16 Penedes
  41.15 -7.7 30 Douro
  38.6 -7.9 22 Alentejo
  49.95 7.1 22 Mosel
  50.0 8.0 12 Rheingau
  48.4 15.5 14 Wachau
  48.1 21.4 14 Tokaj
  41.8 45.7 22 Kakheti
  33.8 35.9 14 Bekaa
  38.4 -122.4 22 Napa
  45.2 -123.1 18 Willamette
  42.6 -76.9 22 Finger Lakes
  49.6 -119.6 22 Okanagan
  43.2 -79.2 10 Niagara
  -33.0 -68.8 26 Mendoza
  -34.6 -71.3 22 Colchagua
  -26.07 -65.97 14 Cafayate
  -33.93 18.87 16 Stellenbosch
  -34.55 138.95 16 Barossa
  -32.8 151.3 16 Hunter
  -33.95 115.1 16 Margaret River
  -37.65 145.5 16 Yarra
  -41.5 173.9 16 Marlborough
  -39.6 176.8 16 Hawke's Bay
`,
)
