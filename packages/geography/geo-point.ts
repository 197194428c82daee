/** A place on the globe in decimal degrees (WGS 84): latitude −90…90, longitude −180…180. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}
