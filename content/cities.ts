/** By time zone, where the last part of its name would not do. */
export const cities: Record<string, string> = {}
