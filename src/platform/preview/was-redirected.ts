/** Whether the server led the browser on to this page from the one that it asked for. */
export function wasRedirected(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).redirectCount > 0)
}
