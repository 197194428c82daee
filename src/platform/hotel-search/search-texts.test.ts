import { describe, expect, it, vi } from 'vitest'
import * as text from '../text.ts'
import { searchTexts } from './search-texts.ts'

describe('searchTexts', () => {
  it('is in the language asked for', async () => {
    expect((await searchTexts('en')).childAge(2)).toBe('Age of child 2')
    expect((await searchTexts('de')).childAge(2)).not.toBe('Age of child 2')
  })

  it('makes the texts of a language once, however often a pointer comes near', async () => {
    const createText = vi.spyOn(text, 'createText')
    const [first, second] = await Promise.all([searchTexts('fr'), searchTexts('fr')])
    expect(second).toBe(first)
    expect(await searchTexts('fr')).toBe(first)
    expect(createText).toHaveBeenCalledOnce()
  })

  it('keeps the words of one agency from another, and from its own of before a change', async () => {
    const title = async (wording?: Record<string, string>) => (await searchTexts('en', wording)).title
    const ours = await title()
    expect(await title({ 'search/dates.title': 'When?' })).toBe('When?')
    expect(await title({ 'search/dates.title': 'Your days' })).toBe('Your days')
    expect(await title({ 'home.title': 'Another part' })).toBe(ours)
  })

  it('asks again after it has failed', async () => {
    vi.spyOn(text, 'createText').mockImplementationOnce(() => {
      throw new Error('No connection')
    })
    await expect(searchTexts('sv')).rejects.toThrow('No connection')
    expect((await searchTexts('sv')).title).not.toBe('')
  })
})
