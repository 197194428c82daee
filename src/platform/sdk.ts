// biome-ignore-all lint/performance/noBarrelFile: the single entry of the platform SDK, which remote parts import as one shared module

// What remote parts share with the shell as one instance. Small on purpose: whole libraries would prevent tree
// shaking of the shell's own build.
export { keepPreviousData, useQuery } from '@tanstack/react-query'
export { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
export { ActivitySearchForm } from './activity-search/activity-search-form.tsx'
export { useApi } from './api.tsx'
export { DeferredCarSearchForm as CarSearchForm, RentalTimesFields } from './car-search/deferred-forms.tsx'
export { useCurrency } from './currency.ts'
export { DayField, PeriodFields } from './dates/date-fields.tsx'
export { DeferredFlightSearchForm as FlightSearchForm } from './flight-search/deferred-form.tsx'
export { HotelSearchForm } from './hotel-search/hotel-search-form.tsx'
export { StayFields, useGuestsSummary } from './hotel-search/stay-fields.tsx'
export { StayForm } from './hotel-search/stay-form.tsx'
export { type LateTexts, useLateTexts } from './late-texts.ts'
export { formatMoney, useMoney } from './money.tsx'
export { useAgency, usePage, useSession } from './page.tsx'
export { useParams } from './params.tsx'
export { RouterLink } from './router-link.tsx'
export { useSignInHref } from './sign-in-href.ts'
export { useText } from './text.ts'
