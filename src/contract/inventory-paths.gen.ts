// Generated from openapi/ by scripts/generate.ts. Change the contract, not this file.
/** Paths of the calls that ask suppliers and book nothing (`x-supplier`). */
export const inventoryPaths: ReadonlySet<string> = new Set([
  "/api/dealray/deals/hotel-search",
  "/api/dealray/deals/activity-search",
  "/api/dealray/deals/car-search",
  "/api/hotels/search",
  "/api/hotels/details",
  "/api/activities/search",
  "/api/activities/details",
  "/api/activities/calendar",
  "/api/activities/slots",
  "/api/car-rental/search",
  "/api/car-rental/details",
  "/api/car-rental/price",
  "/api/cruise/ship-lines",
  "/api/v2/hotel/auto-suggest",
  "/api/activities/destinations",
  "/api/car-rental/auto-suggest",
  "/api/car-rental/findCountries/EN",
  "/api/flight/airports",
  "/api/resort/search",
  "/api/resort/properties/deals",
  "/api/resort/properties/availability",
  "/api/resort/regions"
])
