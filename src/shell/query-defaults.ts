import type { QueryClientConfig } from '@tanstack/react-query'

/**
 * Query defaults: a failed call is repeated once after a short pause, so that an error appears within about a second
 * (spec §8); refused calls are not repeated.
 */
export const queryDefaults = {
  queries: {
    refetchOnWindowFocus: false,
    retry: (failures, { status }: Error & { status?: number }) => !failures && !/^4/.test(`${status}`),
    retryDelay: 500,
  },
} satisfies QueryClientConfig['defaultOptions']
