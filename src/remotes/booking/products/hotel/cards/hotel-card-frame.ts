/** Shared by the card and its skeleton; the shape depends on the width of the list. */
export const hotelCardFrame =
  'relative grid overflow-hidden rounded-xl border bg-card shadow-card @min-[34rem]:grid-cols-[13rem_1fr] @min-[46rem]:grid-cols-[17rem_1fr]'
