/** A property of an operator, as the contract has it. */
export const hotel = {
  id: 'h1',
  name: 'Hotel One',
  stars: 4,
  timeZone: 'Europe/Lisbon',
  amenities: [],
  reviews: { rating: 4, count: 1, themes: [], samples: [] },
  address: { line: 'Rua 1', city: 'Lisbon', country: 'PT' },
  position: { latitude: 38.7, longitude: -9.1 },
  distance: { miles: 1, from: 'Lisbon' },
  checkIn: { from: '15:00', until: null },
  checkOut: { until: '11:00' },
  rules: { minimumAge: 18, pets: 'no', smoking: 'no', hasExtraBeds: false, quietHours: null },
  pictures: [{ url: 'https://pictures.example/1.jpg', kind: 'building' }],
}

/** A type of its rooms. */
export const room = {
  code: 'double',
  kind: 'standard',
  view: 'city',
  beds: [{ kind: 'double', count: 1 }],
  squareMetres: 20,
  sleeps: 2,
  amenities: [],
  pictures: [],
}
