/** Labels on LinkHub pages about paying their owner. All languages are in each build. */
export const blockLabels = {
  payments: {
    heading: 'Pay me',
    /** Stands beside every number, and cannot be changed by an owner. */
    warning: 'Check the name in your app before you pay. Nobody here asks for a PIN or a code.',
    bank: 'Bank account',
    iban: 'Bank account (IBAN)',
    link: 'Payment link',
    /** The type of a wallet, and what the payer chooses in the app for it. */
    types: {
      personal: { label: 'Personal', menu: 'Send Money' },
      agent: { label: 'Agent', menu: 'Cash Out' },
      merchant: { label: 'Merchant', menu: 'Payment' },
    },
    branch: 'Branch',
    routingNumber: 'Routing number',
    copy: 'Copy',
    copied: 'Copied',
    open: 'Open',
    qr: 'QR code to scan with your app',
  },
  videos: { heading: 'Video and sound', watch: 'Watch', listen: 'Listen' },
  shop: { heading: 'Shop', order: 'Order on WhatsApp', soldOut: 'Sold out', ask: 'Ask for the price' },
}

/** Papers that owners name on their pages. */
export const registrationLabels = {
  heading: 'Licences and registrations',
  kinds: {
    dbid: 'DBID (Bangladesh)',
    'uae-permit': 'UAE advertiser permit',
    mawthooq: 'Mawthooq licence (Saudi Arabia)',
    commercial: 'Commercial registration (Saudi Arabia)',
    freelance: 'Freelance document (Saudi Arabia)',
    vat: 'VAT number',
  },
  /** What a line says until the studio has checked it. */
  stated: 'as stated by the owner',
  checked: (day: string) => `checked on ${day}`,
}
