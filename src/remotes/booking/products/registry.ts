import type { ProductView } from '../spine/product/product-view.ts'
import { hotelView } from './hotel/view.ts'

/** The products that this part sells, each a folder beside this file; the first is where an empty page leads to. */
export const productViews: readonly ProductView[] = [hotelView]
