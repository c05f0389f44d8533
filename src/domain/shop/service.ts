/** Something that can be booked: base price in whole rupiah, duration in minutes (docs/rules.md, section 4). */
export type Service = {
  readonly id: string;
  readonly name: string;
  readonly basePrice: number;
  readonly duration: number;
};

/** The services with the given ids, in the shop's own order; unknown ids are ignored. */
export function chosenServices<S extends Pick<Service, "id">>(services: readonly S[], ids: readonly string[]): S[] {
  return services.filter((service) => ids.includes(service.id));
}

/** Minutes that all the given services take one after the other (docs/rules.md, section 4). */
export function totalDuration(services: readonly Service[]): number {
  return services.reduce((sum, service) => sum + service.duration, 0);
}
