import { expect, it } from 'vitest'
import { lighthouseFigures } from './lighthouse.ts'

it('reads scores, figures and failed audits from a report', () => {
  const figures = lighthouseFigures({
    categories: {
      performance: { score: 0.964, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
      accessibility: { score: 1, auditRefs: [{ id: 'image-alt', weight: 10 }] },
      'best-practices': { score: 0.96, auditRefs: [{ id: 'errors-in-console', weight: 1 }] },
      seo: { score: 1, auditRefs: [{ id: 'canonical', weight: 1 }] },
    },
    audits: {
      'total-blocking-time': { score: 0.8, numericValue: 240 },
      'largest-contentful-paint': { score: 1, numericValue: 1500 },
      'first-contentful-paint': { score: 1, numericValue: 900 },
      'cumulative-layout-shift': { score: 1, numericValue: 0 },
      'image-alt': { score: null },
      'errors-in-console': { score: 0 },
      canonical: { score: 1 },
    },
  })
  expect(figures).toEqual({
    performance: 96,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    firstContentfulPaint: 900,
    largestContentfulPaint: 1500,
    totalBlockingTime: 240,
    layoutShift: 0,
    short: ['total-blocking-time', 'errors-in-console'],
  })
})
