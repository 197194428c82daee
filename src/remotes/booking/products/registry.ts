import type { ProductView } from '../spine/product/product-view.ts'
import { activityView } from './activity/view.ts'
import { carView } from './car/view.ts'
import { flightView } from './flight/view.ts'
import { hotelView } from './hotel/view.ts'

/** Products that this part sells, each in its own folder; empty pages link to the first. */
export const productViews: readonly ProductView[] = [hotelView, activityView, carView, flightView]
