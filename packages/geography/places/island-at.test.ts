import { expect, it } from 'vitest'
import { islandAt } from './island-at.ts'

const at = ([latitude, longitude]: readonly [number, number]) => islandAt({ latitude, longitude })

it.each([
  ['Mallorca and Barcelona', [39.5517, 2.7388], [41.2971, 2.0785]],
  ['Mallorca and Ibiza', [39.5517, 2.7388], [38.8729, 1.3731]],
  ['Tenerife and Gran Canaria', [28.0445, -16.5725], [27.9319, -15.3866]],
  ['Madeira and Lisbon', [32.6979, -16.7745], [38.7813, -9.1359]],
  ['Sardinia and Rome', [39.2515, 9.0543], [41.8045, 12.2508]],
  ['Sicily and Calabria', [37.4668, 15.0664], [38.0712, 15.6516]],
  ['Crete and Athens', [35.3397, 25.1803], [37.9364, 23.9445]],
  ['Belfast and Glasgow', [54.6575, -6.2158], [55.8719, -4.4331]],
  ['Honolulu and Maui', [21.3187, -157.9225], [20.8986, -156.4305]],
  ['Auckland and Christchurch', [-37.0081, 174.7917], [-43.4894, 172.5322]],
  ['Melbourne and Hobart', [-37.6733, 144.8433], [-42.8361, 147.5103]],
  ['Gotland and Stockholm', [57.6628, 18.3462], [59.6519, 17.9186]],
  ['Bornholm and Copenhagen', [55.0633, 14.7596], [55.6179, 12.656]],
  ['Sapporo and Tokyo', [42.7752, 141.6923], [35.7647, 140.3864]],
] as const)('tells %s apart', (_, one, other) => {
  expect(at(one)).not.toBe(at(other))
})

it.each([
  ['Copenhagen and Aarhus', [55.6179, 12.656], [56.2999, 10.619]],
  ['Copenhagen and Odense', [55.6179, 12.656], [55.4038, 10.4024]],
  ['Aalborg and Billund', [57.0928, 9.8492], [55.7403, 9.1518]],
  ['London and Edinburgh', [51.4706, -0.4619], [55.95, -3.3725]],
  ['Tokyo and Fukuoka', [35.7647, 140.3864], [33.5859, 130.4511]],
  ['New York and Boston', [40.6398, -73.7789], [42.3643, -71.0052]],
  ['Lisbon and Porto', [38.7813, -9.1359], [41.2481, -8.6814]],
  ['Palma and Manacor', [39.5517, 2.7388], [39.5696, 3.2095]],
  ['Phuket and Krabi', [8.1132, 98.3169], [8.0991, 98.9862]],
  ['Tromsø and Narvik', [69.6833, 18.9189], [68.4385, 17.4273]],
  ['Catania and Palermo', [37.4668, 15.0664], [38.176, 13.091]],
] as const)('joins %s by road', (_, one, other) => {
  expect(at(one)).toBe(at(other))
})

it('has no island in the middle of a continent, and none at sea', () => {
  expect([at([48.85, 2.35]), at([39.1, -94.6]), at([0, -30])]).toEqual([0, 0, 0])
})
