import { describe, expect, it, vi } from 'vitest'
import * as text from '../text.ts'
import { searchTexts } from './search-texts.ts'

describe('searchTexts', () => {
  it('are in the requested language', async () => {
    expect((await searchTexts('en')).childAge(2)).toBe('Age of child 2')
    expect((await searchTexts('de')).childAge(2)).not.toBe('Age of child 2')
  })

  it('load once per language, however often a pointer comes near', async () => {
    const createText = vi.spyOn(text, 'createText')
    const [first, second] = await Promise.all([searchTexts('fr'), searchTexts('fr')])
    expect(second).toBe(first)
    expect(await searchTexts('fr')).toBe(first)
    expect(createText).toHaveBeenCalledOnce()
  })

  it('are separate for each agency and each version of its wording', async () => {
    const title = async (wording?: Record<string, string>) => (await searchTexts('en', wording)).title
    const ours = await title()
    expect(await title({ 'search/dates.title': 'When?' })).toBe('When?')
    expect(await title({ 'search/dates.title': 'Your days' })).toBe('Your days')
    expect(await title({ 'home.title': 'Another part' })).toBe(ours)
  })

  it('load again after a failure', async () => {
    vi.spyOn(text, 'createText').mockImplementationOnce(() => {
      throw new Error('No connection')
    })
    await expect(searchTexts('sv')).rejects.toThrow('No connection')
    expect((await searchTexts('sv')).title).not.toBe('')
  })
})
