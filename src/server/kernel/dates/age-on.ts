/** Takes a day of birth and a later day, both YYYY-MM-DD, and gives the age on that day in whole years. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
