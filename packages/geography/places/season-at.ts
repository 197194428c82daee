import type { Season } from '../../scenes/scene-kind.ts'

const seasonOfMonth: readonly Season[] = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const),
  ...(['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'] as const),
]

/** Returns the season at a latitude on a date (YYYY-MM-DD); between the tropics it is always summer. */
export function seasonAt(latitude: number, date: string): Season {
  if (Math.abs(latitude) < 20) return 'summer'
  const month = Number(date.slice(5, 7)) - 1
  return seasonOfMonth[latitude > 0 ? month : (month + 6) % 12] ?? 'summer'
}
