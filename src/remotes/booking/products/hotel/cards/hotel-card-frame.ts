/** Card and skeleton have one shape, which depends on the room that the list has. */
export const hotelCardFrame =
  'relative grid overflow-hidden rounded-xl border bg-card shadow-card @min-[34rem]:grid-cols-[13rem_1fr] @min-[46rem]:grid-cols-[17rem_1fr]'
