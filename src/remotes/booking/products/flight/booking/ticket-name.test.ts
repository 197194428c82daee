import { expect, it } from 'vitest'
import { ticketName } from './ticket-name.ts'

it('writes names in the letters of tickets, as passports do', () => {
  const names = {
    'Anne-Marie': 'Anne-Marie',
    'O’Neill': "O'Neill",
    Müller: 'Mueller',
    Özgür: 'Oezguer',
    Ångström: 'Aangstroem',
    Strauß: 'Strauss',
    'José  María': 'Jose Maria',
    Łukasz: 'Lukasz',
    Nguyễn: 'Nguyen',
    Þór: 'Thor',
    Щукин: 'Shchukin',
    Γιώργος: 'Giorgos',
    '  Ann ': 'Ann',
  }
  for (const [typed, printed] of Object.entries(names)) expect(ticketName(typed)).toBe(printed)
})

it('shortens a name to twenty letters', () => {
  expect(ticketName('Maximiliana Theodora Eleonore')).toBe('Maximiliana Theodora')
})

it('has no answer for letters without a Latin form, and for what is no name', () => {
  for (const typed of ['محمد', '王', '', '-', 'R2', '<b>']) expect(ticketName(typed)).toBe('')
})
