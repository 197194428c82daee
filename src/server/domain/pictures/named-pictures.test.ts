import { describe, expect, it } from 'vitest'
import type { Agency, Destination, Post } from '../../../contract/types.ts'
import { articleHead } from '../../../shell/editorial/article-view.tsx'
import { placeJsonLd } from '../../../shell/editorial/place-details.ts'
import { travelAgency } from '../../../shell/head/describe-page.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { namedPictures } from './named-pictures.ts'

const agency: Agency = { ...testContent({ subdomain: 'own' }).agency, id: '', version: 1 }
const place = '/scenes/harbour/rimini.svg?c=mediterranean'
const post = '/scenes/desert/dunes.svg'

describe('the pictures that an agency names', () => {
  it('include its home’s scene, composed for a wide band', () => {
    expect([...namedPictures({ agency, destinations: [], posts: [] })]).toEqual([
      '/scenes/beach/own.svg?t=golden&c=mediterranean&crop=hero',
    ])
  })

  it('include those of its places and articles, whole and for a wide band, and no others', () => {
    const named = namedPictures({ agency, destinations: [{ image: place }], posts: [{ image: post }] })
    for (const image of [place, `${place}&crop=hero`, post, `${post}?crop=hero`])
      expect(named.has(image), image).toBe(true)
    expect(named.size).toBe(5)
    for (const image of ['/scenes/harbour/rimini.svg', `${place}&t=day`, '/scenes/beach/own.svg', ''])
      expect(named.has(image), image).toBe(false)
  })

  it('are all that its pages use when they are shared', () => {
    const destination = {
      id: 'rimini',
      name: 'Rimini',
      image: place,
      latitude: 44,
      longitude: 12,
    } as Destination
    const article = { slug: 'dunes', title: 'Dunes', image: post } as Post
    const named = namedPictures({ agency, destinations: [destination], posts: [article] })
    const head = articleHead(article, agency)
    const shared = [head, head.jsonLd?.[0], placeJsonLd(destination), travelAgency(agency)]
    for (const { image } of shared as { image: string }[]) expect(named.has(image), image).toBe(true)
  })
})
