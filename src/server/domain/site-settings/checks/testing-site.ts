import type { Finding, Settings } from '../../../../contract/types.ts'
import { testContent } from '../../../adapters/store/testing.ts'
import { readSettings } from '../read-settings.ts'
import { filledSettings } from '../settings-json.ts'
import type { CheckingDependencies } from './checked-settings.ts'
import { checkup } from './run-checks.ts'

type Deep<Value> = Value extends readonly unknown[] ? Value : { [Name in keyof Value]?: Deep<Value[Name]> }

/** Settings without findings, except for what is given. */
export function testSettings(part: Deep<Settings> = {}): Settings {
  const { agency, ...rest } = readSettings(testContent({ agencyName: 'Test Travel' }), ['www.test.example'])
  const text = '<p>What there is to say.</p>'
  const own = {
    contactEmailId: 'help@test.example',
    contactPhoneNumber: '+45 12 34 56 78',
    city: 'Oslo',
    privacyPolicy: text,
    cookiesPolicy: text,
    disclaimer: text,
    userTermsAndConditions: text,
    metaData: { title: 'Test Travel', description: 'Trips of all kinds', keywords: '' },
  }
  const { agency: changed, ...more } = part
  return filledSettings({ ...rest, ...more, agency: { ...agency, ...own, ...changed } } as never)
}

/** The findings in settings, with the facts of a deployment. */
export async function found(
  part: Deep<Settings>,
  dependencies: CheckingDependencies = { isDemo: true },
): Promise<Finding[]> {
  return (await checkup({ settings: testSettings(part), hosts: ['www.test.example'] }, dependencies)).findings
}
