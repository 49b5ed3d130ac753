/** Something in the brand that cannot be used: one sentence that says what it is and what to do. */
export class BrandFault extends Error {}
