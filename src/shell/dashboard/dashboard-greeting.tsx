import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'

/** Greeting with the user's name and the purpose of the page. */
export function DashboardGreeting({ lead }: { lead: string }) {
  const t = useText('shell')
  const { firstName } = usePage().session
  return (
    <header>
      <h1 className="font-brand text-title">
        {firstName
          ? t('dashboard.welcome', { name: `\u2068${firstName}\u2069` })
          : t('dashboard.welcomeAnybody')}
      </h1>
      <p className="mt-2 max-w-2xl text-lg text-muted-foreground">{lead}</p>
    </header>
  )
}
