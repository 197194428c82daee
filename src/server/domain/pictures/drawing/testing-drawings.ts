import { drawing, times } from './testing-drawing.ts'
import { filterDrawings, type RefusedDrawing } from './testing-filter-drawings.ts'

/**
 * Drawings of at most 100 kB that would occupy the renderer for seconds, minutes or for ever, each with its reason of
 * refusal.
 */
export const hostileDrawings: readonly RefusedDrawing[] = [
  ...filterDrawings,
  [
    '12,000 dashes',
    drawing(
      `<path fill="none" stroke="#000" stroke-width="100" stroke-linecap="round" stroke-dasharray=".1" d="M0 0${times(12, 'h100h-100')}"/>`,
    ),
    /^has 12000 dashes; at most 1000 can be drawn$/,
  ],
  [
    'dashes inherited from a group',
    drawing(`<g style="stroke:red;stroke-dasharray:1,1">${times(20, '<path d="M0 0H400"/>')}</g>`),
    /^has 4000 dashes/,
  ],
  [
    'dashes of repeated lines',
    drawing(
      `<style>.d{stroke-dasharray:4}</style><g id="a" class="d"><line x2="400"/></g>${times(30, '<use href="#a"/>')}`,
    ),
    /^has 1550 dashes/,
  ],
  [
    'dashes along a given length',
    drawing('<circle r="9" pathLength="1e6" stroke-dasharray="1"/>'),
    /^has 500000 dashes/,
  ],
  [
    'dashes in relative units',
    drawing('<g font-size=".001"><path stroke-dasharray="1em" d="M0 0H400"/></g>'),
    /^has dashes whose length is no plain number/,
  ],
  [
    '700 selectors for 400 shapes',
    drawing(
      `<style>${times(700, (index) => `.a${index}{fill:red}`)}</style>${times(400, '<rect class="a1"/>')}`,
    ),
    /^has 700 style selectors for 402 elements; at most 200000 pairs of them can be drawn$/,
  ],
  [
    'selectors that look at siblings',
    drawing(`<style>${times(100, 'x~rect~rect~rect{fill:red}')}</style>${times(400, '<rect/>')}`),
    /^has \d+ comparisons with style selectors/,
  ],
  [
    'selectors that count siblings',
    drawing(
      `<style>@media all{${times(90, 'rect:nth-child(odd of :not(g)){fill:red}')}}</style>${times(400, '<rect/>')}`,
    ),
    /^has \d+ comparisons/,
  ],
  [
    'selectors that look at ancestors',
    drawing(
      `<style>${times(90, 'x g g g rect{fill:red}')}</style>${'<g>'.repeat(50)}${times(400, '<rect/>')}${'</g>'.repeat(50)}`,
    ),
    /^has \d+ comparisons/,
  ],
  [
    '16,000 rules',
    drawing(`<style>${'a{b:c}'.repeat(16_000)}</style>`),
    /^has 2001 style rules; at most 2000 can be drawn$/,
  ],
  [
    'thousands of values for every shape',
    drawing(`<style>${times(90, `.x{${'fill:red;'.repeat(100)}}`)}</style>${times(400, '<g class="x"/>')}`),
    /^has \d+ values of style selectors; at most 200000 can be drawn$/,
  ],
  ['14,000 nested groups', drawing('<g>'.repeat(14_000)), /^line 1: is nested more than 64 elements deep$/],
  [
    'endlessly nested styles',
    drawing(`<style>${'a{'.repeat(40_000)}</style>`),
    /^has styles nested more than 8 deep$/,
  ],
  ['20,000 elements', drawing('<g/>'.repeat(20_000)), /^has more than 4000 elements/],
  [
    'an element of 9,000 attributes',
    drawing(`<g ${times(9000, (index) => `a${index}="" `)}/>`),
    /^line 1: has an element with more than 64 attributes$/,
  ],
  [
    'a billion laughs of repetitions',
    drawing(
      `<g id="a0"><path d="M0 0h9"/></g>${times(9, (index) => `<g id="a${index + 1}">${times(10, `<use href="#a${index}"/>`)}</g>`)}`,
    ),
    /^(?:has (?:over )?\d+ elements once repetitions are drawn|line 1: <g> is referenced through more than 8 others)/,
  ],
  [
    'a flatter billion laughs',
    drawing(
      `<path id="a0" d="M0 0h9"/>${times(4, (index) => `<g id="a${index + 1}">${times(100, `<use xlink:href="#a${index}"/>`)}</g>`)}`,
    ),
    /^has (?:over )?\d+ elements once repetitions are drawn; at most 10000 can be drawn$/,
  ],
  [
    'patterns in patterns',
    drawing(
      `<pattern id="p0" width="1" height="1"><path d="M0 0h9v9"/></pattern>${times(5, (index) => `<pattern id="p${index + 1}" width="1" height="1">${times(20, `<rect width="9" height="9" fill="url(#p${index})"/>`)}</pattern>`)}<rect width="400" height="300" fill="url(#p5)"/>`,
    ),
    /^has (?:over )?\d+ elements/,
  ],
  [
    'masks in masks',
    drawing(
      `${times(12, (index) => `<mask id="m${index}"><rect width="9" height="9" mask="url(#m${index - 1})"/></mask>`)}<rect width="9" height="9" mask="url(#m11)"/>`,
    ),
    /^line 1: <mask> is referenced through more than 8 others$/,
  ],
  [
    'a hundred masks',
    drawing(
      `<mask id="m"><rect width="400" height="300"/></mask><g>${times(100, '<rect width="400" height="300" mask="url(#m)"/>')}</g>`,
    ),
    /^has 800 layers of opacity, blending and masks; at most 600 can be drawn$/,
  ],
  [
    'layers by a style',
    drawing(`<style>.o{opacity:50%}</style>${times(700, '<path class="o" d="M0 0"/>')}`),
    /^has 700 layers/,
  ],
  [
    'a marker on every vertex',
    drawing(
      `<marker id="m">${times(20, '<circle r="9"/>')}</marker><path marker-mid="url(#m)" d="M0 0${times(2000, 'h1')}"/>`,
    ),
    /^has 42023 elements/,
  ],
  [
    'clip paths on every shape',
    drawing(
      `<clipPath id="c">${times(100, '<circle r="9"/>')}</clipPath>${times(200, '<g clip-path="url(#c)"/>')}`,
    ),
    /^has 20401 elements/,
  ],
  ['a use of itself', drawing('<g id="a"><use href="#a"/></g>'), /^line 1: <g> is drawn inside itself$/],
  [
    'a pattern filled with itself',
    drawing('<pattern id="a"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>'),
    /is drawn inside itself$/,
  ],
  [
    'gradients that refer to one another',
    drawing(
      `${times(20, (index) => `<linearGradient id="g${index}" href="#g${index + 1}"/>`)}<rect fill="url(#g0)"/>`,
    ),
    /^line 1: <linearGradient> is referenced through more than 8 others$/,
  ],
  [
    'a gradient of 900 stops',
    drawing(`<radialGradient id="g">${times(900, '<stop/>')}</radialGradient>`),
    /^line 1: <radialGradient> has 900 stops; at most 64 can be drawn$/,
  ],
  [
    'radial gradients on everything',
    drawing(
      `<radialGradient id="g"><stop/></radialGradient><g fill="url(#g)">${times(500, '<rect width="400" height="300"/>')}</g>`,
    ),
    /^has 500 fills by radial gradients and patterns; at most 200 can be drawn$/,
  ],
  [
    'a pattern on everything',
    drawing(
      `<pattern id="p" width=".01" height=".01"><circle r="99"/></pattern>${times(2000, '<rect width="400" height="300" fill="url(#p)"/>')}`,
    ),
    /^has 8000 fills by radial gradients and patterns/,
  ],
  [
    'lines that all cross',
    drawing(
      `<path id="p" d="M0 0${times(2500, (index) => `L${(index * 7919) % 400} ${(index * 104_729) % 300}`)}"/>${times(15, '<use href="#p"/>')}`,
    ),
    /^has \d+ crossings of outlines; at most 2000000 can be drawn$/,
  ],
  [
    'one endless path',
    drawing(`<path d="M0 0${'L9 9'.repeat(20_000)}"/>`),
    /^has 80004 characters of path data in one path; at most 60000 can be drawn$/,
  ],
  [
    'a long path many times',
    drawing(`<path id="p" d="M0 0${'L9 9'.repeat(12_000)}"/>${times(20, '<use href="#p"/>')}`),
    /^has 1008084 characters|^has \d+ characters of path data once repetitions are drawn/,
  ],
  [
    'a book of text',
    drawing(`<text>${'word '.repeat(9000)}</text>`),
    /^has 44999 characters of text; at most 2000 can be drawn$/,
  ],
  [
    'a huge viewBox',
    drawing('<path d="M0 0h9"/>', 'viewBox="0 0 1e9 1e9"'),
    /^measures 1000000000 × 1000000000; at most 2000000 each way can be drawn$/,
  ],
  [
    'a huge size',
    drawing('<path d="M0 0h9"/>', 'width="90000mm" height="10" viewBox="0 0 9 9"'),
    /^measures 340157 × 10; at most 20000 each way can be drawn$/,
  ],
  [
    'a viewBox that gives a huge size',
    drawing('<path d="M0 0h9"/>', 'viewBox="0 0 800000 800000"'),
    /^measures 800000 × 800000; at most 20000/,
  ],
  [
    'an endless strip',
    drawing('<path d="M0 0h9"/>', 'viewBox="0 0 10000 1"'),
    /^measures 10000 × 1; one side can be at most 50 times the other$/,
  ],
  [
    'entities in entities',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;&a;">]>${drawing('<text>&b;</text>')}`,
    /^line 1: has a document type, which can define entities$/,
  ],
  [
    'a list of 40,000 dashes for every element',
    drawing(`<style>*{stroke-dasharray:${'1 '.repeat(40_000)}}</style>${'<g/>'.repeat(3900)}`),
    /^has 40000 parts in one value of a style; at most 64 can be drawn$/,
  ],
  [
    'a thousand filters on each of a thousand elements',
    drawing(
      `<filter id="a">${'<feTile/>'.repeat(1000)}</filter><style>*{filter:${'url(#a)'.repeat(1000)}}</style>${'<g/>'.repeat(1000)}`,
    ),
    /^has 1000 parts in one value/,
  ],
  [
    'a filter of a thousand effects on a thousand elements',
    drawing(
      `<filter id="a">${'<feTile/>'.repeat(1000)}</filter><style>*{filter:url(#a)}</style>${'<g/>'.repeat(1000)}`,
    ),
    /^has (?:over )?\d+ filter effects/,
  ],
  [
    'thousands of gradients for every element',
    drawing(`<linearGradient id="a"/><style>*{fill:${'url(#a)'.repeat(8000)}}</style>${'<g/>'.repeat(3900)}`),
    /^has 8000 parts in one value/,
  ],
  [
    'many gradients in many values',
    drawing(
      `<linearGradient id="a"/><style>*{${times(50, `fill:${'url(#a)'.repeat(60)};`)}}</style>${'<g/>'.repeat(3900)}`,
    ),
    /^has \d+ references to other elements once repetitions are drawn; at most 20000 can be drawn$/,
  ],
  [
    'a width of 30,000 digits that is no number',
    drawing('<g/>', `viewBox="0 0 9 9" width="${'1'.repeat(30_000)}!"`),
    /^has a width or height of 30001 characters; at most 32 can be drawn$/,
  ],
  [
    'a thousand patterns that refer to one another',
    drawing(`${times(2900, (index) => `<pattern id="a${index}" href="#a${index + 1}"/>`)}<use href="#a0"/>`),
    /^line 1: <pattern> is referenced through more than 8 others$/,
  ],
]
