type End = readonly [latitude: number, longitude: number]

/** Bridges, tunnels and causeways that join islands to each other or to a continent, by a point on either side. */
export const fixedLinks: readonly (readonly [End, End])[] = [
  // Denmark: Amager, Zealand, Funen, Falster, Lolland, Møn, Langeland, Als, and Jutland north of the Limfjord.
  [
    [55.62, 12.6],
    [55.5, 11.9],
  ],
  [
    [55.5, 11.9],
    [55.3, 10.4],
  ],
  [
    [55.3, 10.4],
    [55.6, 9.3],
  ],
  [
    [54.78, 11.95],
    [55.5, 11.9],
  ],
  [
    [54.77, 11.4],
    [54.78, 11.95],
  ],
  [
    [54.95, 12.4],
    [55.5, 11.9],
  ],
  [
    [54.9, 10.78],
    [55.3, 10.4],
  ],
  [
    [54.95, 9.9],
    [55.6, 9.3],
  ],
  [
    [57.2, 9.9],
    [56.5, 9.5],
  ],
  // Sweden: Öland. Norway: the coast from Stavanger to Tromsø.
  [
    [56.7, 16.6],
    [56.8, 16.0],
  ],
  [
    [59.3, 5.27],
    [59.4, 5.6],
  ],
  [
    [59.8, 5.45],
    [59.75, 5.8],
  ],
  [
    [69.66, 18.95],
    [69.4, 19.5],
  ],
  [
    [68.55, 15.8],
    [68.4, 17.2],
  ],
  [
    [68.25, 14.5],
    [68.55, 15.8],
  ],
  [
    [68.2, 13.7],
    [68.25, 14.5],
  ],
  [
    [68.7, 14.9],
    [68.55, 15.8],
  ],
  // The Faroes.
  [
    [62.08, -7.25],
    [62.1, -7.05],
  ],
  [
    [62.1, -7.05],
    [62.2, -6.85],
  ],
  [
    [62.22, -6.57],
    [62.2, -6.85],
  ],
  // Germany: Rügen and Usedom; Greece: Euboea and Lefkada; Croatia: Krk.
  [
    [54.45, 13.45],
    [54.2, 12.9],
  ],
  [
    [53.95, 14.05],
    [53.8, 13.6],
  ],
  [
    [38.6, 23.75],
    [38.4, 23.1],
  ],
  [
    [38.7, 20.63],
    [38.85, 21.1],
  ],
  [
    [45.07, 14.6],
    [45.25, 14.9],
  ],
  // Great Britain: Anglesey and Skye.
  [
    [53.28, -4.35],
    [53.1, -3.8],
  ],
  [
    [57.3, -6.25],
    [57.2, -5.3],
  ],
  // North America: Long Island, Montreal, Prince Edward Island, Cape Breton.
  [
    [40.85, -73.0],
    [41.2, -73.6],
  ],
  [
    [45.5, -73.65],
    [45.4, -73.0],
  ],
  [
    [46.3, -63.3],
    [46.0, -64.4],
  ],
  [
    [46.1, -60.6],
    [45.4, -62.5],
  ],
  // Brazil: São Luís and Florianópolis. Tunisia: Djerba.
  [
    [-2.6, -44.25],
    [-3.6, -44.4],
  ],
  [
    [-27.6, -48.48],
    [-27.6, -49.2],
  ],
  [
    [33.8, 10.9],
    [33.4, 10.9],
  ],
  // Bahrain, and Abu Dhabi.
  [
    [26.26, 50.63],
    [26.1, 50.55],
  ],
  // India: Mumbai. Thailand: Phuket. Malaysia: Penang.
  [
    [7.95, 98.35],
    [8.5, 98.5],
  ],
  [
    [5.38, 100.28],
    [5.4, 100.6],
  ],
  // Korea: Geoje. Japan: Kyushu, Shikoku, Awaji and Honshu.
  [
    [34.88, 128.62],
    [35.2, 128.4],
  ],
  [
    [33.0, 131.0],
    [34.5, 132.2],
  ],
  [
    [33.8, 133.5],
    [34.8, 133.8],
  ],
  [
    [34.4, 134.83],
    [34.8, 134.9],
  ],
  // The Philippines: Samar and Leyte, Mactan and Cebu. Indonesia: Madura and Java.
  [
    [11.8, 125.1],
    [10.9, 124.85],
  ],
  [
    [10.3, 123.98],
    [10.5, 123.8],
  ],
  [
    [-7.05, 113.3],
    [-7.5, 112.5],
  ],
]
