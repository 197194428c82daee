import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { bookNowPath, isBookNow } from '../../src/tenant/navigation.ts'
import type { BookingMenu } from '../../src/tenant/services.ts'

interface Checked {
  agency: BookingMenu
  navigation: readonly { label: string; path: string }[]
}

/**
 * Returns the 'Book Now' entries whose path is not where they lead: their author would expect the page of that path.
 */
export function checkBookNow({ agency, navigation }: Checked): TenantProblem[] {
  const to = bookNowPath(agency)
  return navigation.flatMap(({ label, path }, index) =>
    isBookNow(label) && path !== to
      ? [
          {
            file: 'tenant.json',
            field: `navigation[${index}].path`,
            reason: `is ${path}, but 'Book Now' leads to the first active engine: ${to}`,
            fix: `write ${to}, or rename the entry`,
          },
        ]
      : [],
  )
}
