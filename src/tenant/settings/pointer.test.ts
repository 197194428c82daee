import { describe, expect, it } from 'vitest'
import { pointerOf, stepsOf, valueAt, withValue } from './pointer.ts'

const document = {
  agency: { agencyName: 'Aurora', theme: { mode: 'dark' } },
  posts: [
    { slug: 'lisbon', title: 'Lisbon' },
    { slug: 'porto', title: 'Porto' },
  ],
  navigation: [{ label: 'Home', path: '/' }],
}

describe('JSON pointer', () => {
  it('is split and joined as RFC 6901 says', () => {
    expect(stepsOf('/a~1b/c~0d')).toEqual(['a/b', 'c~d'])
    expect(pointerOf(['a/b', 'c~d'])).toBe('/a~1b/c~0d')
  })

  it.each([
    '',
    'agency',
    '/',
    '//a',
    '/a/',
    '/a~2b',
    '/a~',
    '/__proto__/x',
    '/agency/constructor',
    '/agency/prototype/y',
  ])('%j is invalid, or would reach beyond data', (pointer) => {
    expect(stepsOf(pointer)).toBeNull()
    expect(valueAt(document, pointer)).toBeUndefined()
    expect(withValue(document, pointer, 'x')).toBeNull()
    expect({}).not.toHaveProperty('x')
  })

  it('finds a named item of a list by its name, and not by its index', () => {
    expect(valueAt(document, '/posts/porto/title')).toBe('Porto')
    expect(valueAt(document, '/posts/1/title')).toBeUndefined()
    expect(valueAt(document, '/navigation/0/label')).toBeUndefined()
    expect(valueAt(document, '/agency/toString')).toBeUndefined()
  })
})

describe('withValue', () => {
  it('changes one place and does not modify the original', () => {
    const before = structuredClone(document)
    const changed = withValue(document, '/agency/theme/mode', 'light')
    expect(changed).toEqual({ ...document, agency: { agencyName: 'Aurora', theme: { mode: 'light' } } })
    expect(document).toEqual(before)
  })

  it('creates missing parents, and removes a value', () => {
    const made = withValue(document, '/about/title', 'About us')
    expect(made).toMatchObject({ about: { title: 'About us' } })
    expect(withValue(made ?? {}, '/about/title', undefined)).toEqual({ ...document, about: {} })
    expect(withValue(document, '/posts/lisbon', undefined)).toMatchObject({ posts: [{ slug: 'porto' }] })
  })

  it.each(['/posts/rome/title', '/agency/agencyName/x', '/navigation/0', '/navigation/0/label'])(
    'returns null for the missing place %s',
    (pointer) => {
      expect(withValue(document, pointer, 'x')).toBeNull()
    },
  )

  it('changes an item of a list by its name', () => {
    expect(withValue(document, '/posts/porto/title', 'O Porto')).toMatchObject({
      posts: [{ title: 'Lisbon' }, { slug: 'porto', title: 'O Porto' }],
    })
  })
})
