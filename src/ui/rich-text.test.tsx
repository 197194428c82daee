// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../server/domain/html/clean-html.ts'
import { htmlProfile } from '../server/domain/html/html-profile.ts'
import { RichText } from './rich-text.tsx'
import { richTextProfile } from './rich-text-profile.ts'

const shown = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML

describe('RichText', () => {
  it('sanitises by the same profile as the server', () => {
    expect(richTextProfile.tags.toSorted()).toEqual([...htmlProfile.tags].toSorted())
    expect(richTextProfile.attributes).toEqual(htmlProfile.attributes)
    expect(String(richTextProfile.link)).toBe(String(htmlProfile.link))
  })

  it('leaves the server’s sanitised HTML unchanged, for every page of every demo agency', async () => {
    const pages = globSync('tenants/*/**/*.html')
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) {
      const html = await cleanHtml(readFileSync(page, 'utf8'))
      const asParsed = document.createElement('div')
      asParsed.innerHTML = html
      expect(shown(html), page).toBe(asParsed.innerHTML)
    }
  })

  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="alert(1)" class="x" id="y" style="color:red" data-a="1">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//elsewhere.example">a</a>', '<a>a</a>'],
    ['<a href="/\\elsewhere.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x" target="_blank">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>b', 'b'],
    ['<svg><use href="#a"></use></svg>b', 'b'],
    ['<p href="https://agency.example">a</p>', '<p>a</p>'],
    ['<form><input name="x">c</form>', 'c'],
  ])('removes every trace of harmful markup: %s', (html, expected) => {
    expect(shown(html)).toBe(expected)
  })

  it('keeps structure, links, languages and the numbers of lists and tables', () => {
    const html =
      '<h2 lang="ar" dir="rtl">a</h2><ol start="3"><li>b</li></ol><table><tbody><tr><td colspan="2">c</td></tr></tbody></table><a href="/faqs?x=1#y">d</a><a href="mailto:a@b.example">e</a><a href="tel:+45 33 12 (0)">f</a>'
    expect(shown(html)).toBe(html)
  })
})
