import { currencyOf } from '../../../../../packages/geography/countries/country-table.ts'
import type { Finding } from '../../../../contract/types.ts'
import { activeServices } from '../../../../tenant/services.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import type { FindingCode } from './finding-reasons.ts'

const CHECK = 'setup'

type Rule = readonly [
  isBroken: boolean,
  code: FindingCode,
  field: string,
  more?: { fix: Finding['fix'] | undefined },
]

/** Finds what an owner would regret having forgotten: no contact, nothing to book, invisible prices. */
export function checkSetup({ settings, document, dependencies }: CheckedSite): Checked {
  const { agency, currencies } = settings
  const { analytics, theme: _, ...own } = agency
  const isBlank = (text: string | undefined) => (text ?? '').trim() === ''
  const measures = !isBlank(analytics.googleAnalyticsId) || !isBlank(analytics.facebookAnalyticsId)
  const cannotEnter = own.isHideLoginOption && !own.sso.isSSOEnabled
  const currency = own.defaultCurrency ?? currencyOf(own.defaultCountry) ?? 'USD'
  const fix = (code: string, pointer: string, after: string[] | boolean) => ({
    fix: fixOf(document, code, [[pointer, after]]),
  })
  const rules: readonly Rule[] = [
    [own.supportMode === 'page' && isBlank(own.contactEmailId), 'setup.contactMissing', 'contactEmailId'],
    [
      own.displaySupportPhoneFooter && isBlank(own.contactPhoneNumber),
      'setup.phoneMissing',
      'contactPhoneNumber',
      fix('hide', '/agency/displaySupportPhoneFooter', false),
    ],
    [
      own.displayAddressFooter && [own.addressLine1, own.city, own.country].every(isBlank),
      'setup.addressMissing',
      'displayAddressFooter',
      fix('hide', '/agency/displayAddressFooter', false),
    ],
    [
      own.currentPaymentGateway === 'sandbox' && !dependencies.isDemo,
      'setup.sandbox',
      'currentPaymentGateway',
    ],
    [activeServices(agency).length === 0, 'setup.enginesOff', 'bookingMenuItemOptions'],
    [own.status === 'Inactive', 'setup.inactive', 'status'],
    [
      !own.allowNonLoginFlow && cannotEnter,
      'setup.pricesHidden',
      'allowNonLoginFlow',
      fix('show', '/agency/isHideLoginOption', false),
    ],
    [
      analytics.isEnabled && measures && own.analyticsConsentRegions.length === 0,
      'setup.consentMissing',
      'analyticsConsentRegions',
    ],
    [
      analytics.isEnabled && !measures,
      'setup.measuresNothing',
      'analytics.isEnabled',
      fix('off', '/agency/analytics/isEnabled', false),
    ],
  ]
  const findings = rules.flatMap(([isBroken, code, field, more]) =>
    isBroken
      ? [findingOf(CHECK, { code, pointer: `/agency/${field.replaceAll('.', '/')}`, fix: more?.fix })]
      : [],
  )
  if (currencies && !currencies.includes(currency)) {
    findings.push(
      findingOf(CHECK, {
        code: 'setup.currencyMissing',
        pointer: '/currencies',
        values: { currency },
        ...fix('add', '/currencies', [currency, ...currencies]),
      }),
    )
  }
  const count = rules.length + 1
  return {
    findings,
    passed: { check: CHECK, values: { count }, summary: `${count} things that are easily forgotten` },
  }
}
