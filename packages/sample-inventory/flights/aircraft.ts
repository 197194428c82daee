import type { CabinClass } from './cabin.ts'

/** A cabin of an aircraft type: its rows, and the seat letters between the aisles. */
export interface CabinLayout {
  readonly cabin: CabinClass
  /** 0: lower or only deck. */
  readonly deck: 0 | 1
  readonly firstRow: number
  readonly lastRow: number
  /** Groups of seat letters from left to right, with an aisle between each two. */
  readonly seats: readonly string[]
  readonly pitchCm: number
}

/** A type of aircraft as the airlines fly it. */
export interface Aircraft {
  readonly code: string
  readonly name: string
  readonly cabins: readonly CabinLayout[]
  readonly rangeKm: number
  readonly cruiseKmh: number
  /** Grams of CO₂ for each seat and kilometre in the cruise. */
  readonly gramsPerSeatKm: number
  readonly exitRows: readonly number[]
  readonly overwing: readonly [first: number, last: number]
}

const economy = (firstRow: number, lastRow: number, seats: string, pitchCm = 76): CabinLayout =>
  layout('economy', firstRow, lastRow, seats, pitchCm)

/** All types, from the smallest to the largest. */
export const aircraftTypes: readonly Aircraft[] = [
  type('AT7', 'ATR 72-600', 1_400, 510, 78, [economy(1, 18, 'AB CD')], [1, 18], [8, 12]),
  type('DH4', 'De Havilland Dash 8-400', 2_000, 610, 82, [economy(1, 19, 'AB CD')], [1, 19], [8, 12]),
  type(
    'E95',
    'Embraer E195-E2',
    4_300,
    820,
    68,
    [layout('business', 1, 3, 'A CD', 94), economy(4, 30, 'AB CD')],
    [14],
    [12, 18],
  ),
  type(
    '223',
    'Airbus A220-300',
    5_600,
    825,
    62,
    [layout('business', 1, 3, 'AC DF', 94), economy(4, 28, 'AC DEF')],
    [14],
    [11, 17],
  ),
  type(
    '32N',
    'Airbus A320neo',
    5_800,
    830,
    61,
    [layout('business', 1, 4, 'AC DF', 86), economy(5, 30, 'ABC DEF')],
    [12, 13],
    [11, 18],
  ),
  type('32S', 'Airbus A320neo', 5_800, 830, 52, [economy(1, 31, 'ABC DEF', 71)], [11, 12], [10, 18]),
  type('7MS', 'Boeing 737 MAX 8', 6_000, 830, 54, [economy(1, 33, 'ABC DEF', 71)], [15, 16], [13, 21]),
  type(
    '7M8',
    'Boeing 737 MAX 8',
    6_000,
    830,
    63,
    [layout('business', 1, 4, 'AC DF', 94), economy(5, 31, 'ABC DEF')],
    [15, 16],
    [13, 20],
  ),
  type(
    '32Q',
    'Airbus A321neo',
    6_200,
    830,
    58,
    [layout('business', 1, 5, 'AC DF', 94), economy(6, 37, 'ABC DEF')],
    [11, 26],
    [15, 24],
  ),
  type(
    '32X',
    'Airbus A321XLR',
    8_400,
    830,
    66,
    [
      layout('business', 1, 4, 'A K', 190),
      layout('premium_economy', 6, 8, 'AC DF', 96),
      economy(10, 33, 'ABC DEF', 79),
    ],
    [10, 24],
    [15, 23],
  ),
  type(
    '339',
    'Airbus A330-900',
    12_400,
    860,
    64,
    [
      layout('business', 1, 8, 'A DG K', 200),
      layout('premium_economy', 10, 12, 'AC DEG HK', 97),
      economy(20, 46, 'AC DEFG HK', 79),
    ],
    [20, 33],
    [22, 30],
  ),
  type(
    '789',
    'Boeing 787-9',
    14_000,
    870,
    60,
    [
      layout('business', 1, 8, 'A DG K', 200),
      layout('premium_economy', 20, 22, 'AC DEF HK', 97),
      economy(30, 56, 'ABC DEF HJK', 79),
    ],
    [30, 43],
    [32, 40],
  ),
  type(
    '359',
    'Airbus A350-900',
    15_400,
    875,
    59,
    [
      layout('business', 1, 9, 'A DG K', 200),
      layout('premium_economy', 12, 15, 'AC DEFG HK', 97),
      economy(20, 48, 'ABC DEG HJK', 79),
    ],
    [20, 34],
    [22, 31],
  ),
  type(
    '388',
    'Airbus A380-800',
    14_800,
    880,
    74,
    [
      layout('first', 1, 3, 'A EF K', 210),
      economy(43, 83, 'ABC DEFG HJK', 81),
      { ...layout('business', 6, 22, 'A DG K', 200), deck: 1 },
      { ...layout('premium_economy', 23, 27, 'AC DEFG HK', 97), deck: 1 },
    ],
    [43, 67],
    [50, 64],
  ),
]

const byCode = new Map(aircraftTypes.map((aircraft) => [aircraft.code, aircraft]))

/** Returns the type of a code. Throws for a code that no flight has. */
export function aircraftByCode(code: string): Aircraft {
  const found = byCode.get(code)
  if (found === undefined) throw new Error(`There is no aircraft ${code}`)
  return found
}

/** Returns how many seats a cabin of a type has; 0 if it has no such cabin. */
export function seatsIn({ cabins }: Aircraft, cabin: CabinClass): number {
  return cabins
    .filter((one) => one.cabin === cabin)
    .reduce((sum, { firstRow, lastRow, seats }) => sum + (lastRow - firstRow + 1) * seats.join('').length, 0)
}

function layout(
  cabin: CabinClass,
  firstRow: number,
  lastRow: number,
  seats: string,
  pitchCm: number,
): CabinLayout {
  return { cabin, deck: 0, firstRow, lastRow, seats: seats.split(' '), pitchCm }
}

function type(
  code: string,
  name: string,
  rangeKm: number,
  cruiseKmh: number,
  gramsPerSeatKm: number,
  cabins: readonly CabinLayout[],
  exitRows: readonly number[],
  overwing: readonly [number, number],
): Aircraft {
  return { code, name, rangeKm, cruiseKmh, gramsPerSeatKm, cabins, exitRows, overwing }
}
