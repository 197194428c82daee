/** A target: where a setting appears on the site. */
export const targetIconPath =
  'M12 5.5V3M12 21v-2.5M5.5 12H3M21 12h-2.5M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z'
