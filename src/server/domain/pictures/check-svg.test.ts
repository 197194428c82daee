import { describe, expect, it } from 'vitest'
import { checkSvg } from './check-svg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

describe('checkSvg', () => {
  it.each([
    ['shapes', svg('<g><path d="M0 0h9"/><circle r="4"/></g>')],
    [
      'a gradient used by its id',
      svg(
        '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
      ),
    ],
    [
      'a symbol used by its id',
      svg('<symbol id="s"><path d="M0 0"/></symbol><use href="#s"/><use xlink:href="#s"/>'),
    ],
    [
      'a style sheet for dark mode',
      svg(
        '<style>path{fill:#000}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M0 0"/>',
      ),
    ],
    ['a style attribute', svg('<path style="fill:url(#a);opacity:.5" d="M0 0"/>')],
    [
      'an XML declaration and comments',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${svg('<title>Me &amp; you</title>')}`,
    ],
    [
      'layers and names of drawing programs',
      svg('<g id="Layer_1" data-name="C:\\\\logo data:1" aria-label="We\\\\you"><path d="M0 0"/></g>'),
    ],
    [
      'a comment between the rules of a style',
      svg('<style>/* a */.a{fill:red}<!-- b -->.b{fill:blue}</style>'),
    ],
    ['a filter named with quotes', svg('<rect style="filter:url( &quot;#f&quot; )"/>')],
    ['a shadow', svg('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect filter="url(#f)"/>')],
  ])('accepts %s', (_name, text) => {
    expect(checkSvg(text)).toBeNull()
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'has <script>, which is not allowed in a logo'],
    [
      'a script of another namespace',
      svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>'),
      'has <x:script>, which is not SVG; save it as plain SVG',
    ],
    [
      'HTML inside',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
      'has <foreignObject>, which is not allowed in a logo',
    ],
    ['an event handler', svg('<path onclick="x()" d="M0 0"/>'), '<path> has the event handler onclick'],
    ['an event handler on the root', svg('', ' onload="x()"'), '<svg> has the event handler onload'],
    [
      'an external picture',
      svg('<image href="https://x.example/a.png"/>'),
      'has <image>, which is not allowed in a logo',
    ],
    [
      'an external symbol',
      svg('<use href="https://x.example/a.svg#s"/>'),
      '<use> points outside the file with href',
    ],
    [
      'a symbol from a data address',
      svg('<use xlink:href="data:image/svg+xml,x#s"/>'),
      '<use> points outside the file with xlink:href',
    ],
    [
      'an external fill',
      svg('<path fill="url(https://x.example/#a)"/>'),
      '<path> points outside the file with url()',
    ],
    [
      'a fill from elsewhere in quotes',
      svg('<path fill="url( \'//x.example/#a\')"/>'),
      '<path> points outside the file with url()',
    ],
    [
      'a fill written with an entity',
      svg('<path fill="u&#114;l(//x.example)"/>'),
      '<path> points outside the file with url()',
    ],
    [
      'a style with an escape',
      svg('<path style="fill:\\75rl(//x.example)"/>'),
      '<path> has a backslash in a style',
    ],
    [
      'an imported style sheet',
      svg('<style>@import "//x.example/a.css";</style>'),
      '<style> imports a style sheet',
    ],
    [
      'an external font',
      svg('<style><![CDATA[@font-face{src:url(//x.example/a)}]]></style>'),
      '<style> points outside the file with url()',
    ],
    [
      'a rule divided by a comment of XML',
      svg('<style>@im<!-- -->port "//x.example";</style>'),
      '<style> imports a style sheet',
    ],
    [
      'a rule divided by a section',
      svg('<style>@im<![CDATA[port "//x.example";]]></style>'),
      '<style> imports a style sheet',
    ],
    ['a rule in capitals', svg('<style>@IMPORT "//x.example"</style>'), '<style> imports a style sheet'],
    [
      'a rule with an escape',
      svg('<style>@\\69mport "//x.example"</style>'),
      '<style> has a backslash in a style',
    ],
    [
      'a rule of an unknown name',
      svg('<style>@im&lt;!-- -->port "//x.example"</style>'),
      '<style> has @im, which is not allowed',
    ],
    [
      'a rule divided by a comment',
      svg('<style>@im/**/port "//x.example"</style>'),
      '<style> has @im, which is not allowed',
    ],
    [
      'a name divided by a comment',
      svg('<path style="fill:u/**/rl(//x.example)"/>'),
      '<path> contains an address or code',
    ],
    [
      'a name space',
      svg('<style>@namespace "//x.example"</style>'),
      '<style> has @namespace, which is not allowed',
    ],
    [
      'an address in capitals',
      svg('<style>a{fill:URL(//x.example)}</style>'),
      '<style> points outside the file with url()',
    ],
    [
      'an address after a line break',
      svg('<path fill="url(&#10;&#10;&quot;//x.example&quot;)"/>'),
      '<path> points outside the file with url()',
    ],
    [
      'an address after a comment',
      svg('<path style="fill:url(/**/&quot;//x.example&quot;)"/>'),
      '<path> points outside the file with url()',
    ],
    [
      'a truncated address',
      svg('<path style="fill:url(//x.example"/>'),
      '<path> points outside the file with url()',
    ],
    [
      'a malformed address',
      svg('<path style="fill:url(a b)"/>'),
      '<path> points outside the file with url()',
    ],
    ['an empty address', svg('<path style="fill:url()"/>'), '<path> points outside the file with url()'],
    [
      'an image set',
      svg('<path style="fill:-webkit-image-set(&quot;#a&quot; 1x)"/>'),
      '<path> points outside the file with url()',
    ],
    [
      'an element in a style',
      svg('<style>@im<g/>port "//x.example"</style>'),
      'has <g> in a style, which is not allowed in a logo',
    ],
    ['a link', svg('<a href="#x"><path/></a>'), 'has <a>, which is not allowed in a logo'],
    [
      'an animation that sets an address',
      svg('<use href="#a"><set attributeName="href" to="//x.example"/></use>'),
      'has <set>, which is not allowed in a logo',
    ],
    ['code in an attribute', svg('<path fill="javascript:x()"/>'), '<path> contains an address or code'],
    [
      'data of a drawing program',
      svg('<i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"/>'),
      'has <i:pgf>, which is not SVG; save it as plain SVG',
    ],
    ['a base address', svg('', ' xml:base="https://x.example/"'), '<svg> has xml:base, which is not allowed'],
    [
      'a document type',
      `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`,
      'has a document type, which can define entities',
    ],
    [
      'a style sheet instruction',
      `<?xml-stylesheet href="//x.example/a.css"?>${svg('')}`,
      'has a processing instruction, <?xml-stylesheet?>',
    ],
    [
      'another root',
      '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg"/></html>',
      'is not an SVG: its root is <html>',
    ],
    ['a root without its namespace', '<svg><path/></svg>', 'is not an SVG: its root is <svg>'],
  ])('refuses %s', (_name, text, reason) => {
    expect(checkSvg(text)).toBe(`line 1: ${reason}`)
  })

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['an unclosed root', svg('<g>')],
    ['HTML’s looseness', svg('<path d=1>')],
    ['a second root', svg('') + svg('')],
  ])('refuses %s as not well-formed', (_name, text) => {
    expect(checkSvg(text)).toMatch(/^line 1: is not well-formed \(.+\)$/)
  })

  it('names the line', () => {
    expect(checkSvg(svg('\n\n<script/>\n<image/>'))).toMatch(/^line 3: has <script>/)
  })
})
