/** Words of the dashboard about what a page offers. */
export const shop = {
  heading: 'Shop',
  empty: 'Show what you sell, with picture and price. A tap opens WhatsApp with a ready order to you.',
  add: 'Add a product',
  full: 'That is all twelve. Remove one to make room for another.',
  needsChat: 'Enter your WhatsApp number under social links first: orders go there.',
  ask: 'Price on request',
  soldOut: 'Sold out',
  form: {
    heading: { add: 'Add a product', edit: 'Edit product' },
    title: 'Title',
    price: 'Price',
    priceHint: 'Leave it empty for “price on request”.',
    currency: 'Currency',
    choose: 'Choose one',
    currencies: { BDT: 'Taka (BDT)', AED: 'Dirham (AED)', SAR: 'Riyal (SAR)', USD: 'Dollar (USD)' },
    soldOut: 'Sold out',
    soldOutHint: 'It stays on your page, and cannot be ordered.',
    picture: { label: 'Picture', hint: 'Square. You choose the part.', alt: 'The picture you chose' },
  },
  /** Sellers in Saudi Arabia have to show their papers. */
  saudi:
    'Sellers in Saudi Arabia must show their commercial registration or freelance document: press “Add more”, then “Licence or registration”.',
}
