// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { followGallery } from './follow-gallery.ts'

const card = (slug: string, color = 'red') =>
  `<li><article><iframe title="${slug}" data-color="${color}"></iframe><details><summary>Sign in</summary></details></article></li>`
const fault = (text: string) => `<li class="col-span-full">${text}</li>`
const page = (said: string, ...items: string[]) =>
  `<main><nav><a href="/">All</a> ${items.length}</nav><input><p role="status">${said}</p><ul>${items.join('')}</ul></main>`

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

const items = () => [...document.querySelectorAll('main > ul > li')]

describe('an open gallery', () => {
  afterEach(() => document.body.replaceChildren())

  it('gets a card of what is wrong, and loses it, while every other stays the element that it was', () => {
    document.body.innerHTML = page('2 agencies', card('aurora'), card('jolt'))
    const before = items()
    const field = document.querySelector('input')
    before[0]?.querySelector('details')?.setAttribute('open', '')
    const removed: Node[] = []
    const watch = new MutationObserver((records) =>
      removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
    )
    watch.observe(document.querySelector('main > ul') ?? document, { childList: true })
    followGallery(document, parsed(page('2 of 2', fault('jolt: line 2'), card('aurora'), card('jolt'))))
    expect(items().map((one) => one.textContent)).toEqual(['jolt: line 2', 'Sign in', 'Sign in'])
    expect(items().slice(1)).toEqual(before)
    expect(document.querySelector('[role=status]')?.textContent).toBe('2 of 2')
    expect(document.querySelector('nav')?.textContent).toBe('All 3')
    followGallery(document, parsed(page('2 agencies', card('aurora'), card('jolt'))))
    expect(items()).toEqual(before)
    expect(before[0]?.querySelector('details')).toHaveAttribute('open')
    expect(document.querySelector('input')).toBe(field)
    // A frame that is taken out and put in again is loaded again.
    expect([
      ...removed,
      ...watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]),
    ]).toHaveLength(1)
    watch.disconnect()
  })

  it('gets what there is to choose by where there was nothing, and loses it again', () => {
    const narrowed = (...navs: string[]) =>
      `<main><div>${navs.map((nav) => `<nav>${nav}</nav>`).join('')}</div><ul></ul></main>`
    document.body.innerHTML = narrowed('Engine')
    followGallery(document, parsed(narrowed('Engine', 'Kind')))
    const said = () => [...document.querySelectorAll('nav')].map((nav) => nav.textContent)
    expect(said()).toEqual(['Engine', 'Kind'])
    followGallery(document, parsed(narrowed('Engine')))
    expect(said()).toEqual(['Engine'])
  })

  it('shows the card of an agency that was changed anew, and those that come and go in their places', () => {
    document.body.innerHTML = page('3', card('aurora'), card('jolt'), card('zenit'))
    const [aurora, , zenit] = items()
    followGallery(
      document,
      parsed(page('3', card('acme'), card('aurora'), card('jolt', 'blue'), card('zenit'))),
    )
    expect(items().map((one) => one.querySelector('iframe')?.title)).toEqual([
      ...['acme', 'aurora', 'jolt', 'zenit'],
    ])
    expect(items()[1]).toBe(aurora)
    expect(items()[2]?.querySelector('iframe')?.dataset.color).toBe('blue')
    expect(items()[3]).toBe(zenit)
    followGallery(document, parsed(page('1', card('zenit'))))
    expect(items()).toEqual([zenit])
  })
})
