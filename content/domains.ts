/** Words of the account page about a page's own domain. */
export const domains = {
  heading: 'Your domain',
  text: 'Show your page at an address of your own, like ada.com or shop.ada.com. You need a domain from any provider; connecting it is free.',
  field: 'Domain',
  connect: { label: 'Connect', busyLabel: 'Connecting...' },
  states: {
    waiting: () => 'Waiting for DNS',
    proven: () => 'Verified, certificate on its way',
    live: () => 'Live',
    broken: (day: string) => `Not working since ${day}`,
  },
  texts: {
    waiting: (zone: string) =>
      `Add these records where you manage ${zone}. We usually find them within minutes, sometimes after a day. We keep looking.`,
    proven: () =>
      'The records are right. The certificate takes a few minutes; until then your page stays at its LinkHub address.',
    live: () =>
      'Your page is live on this domain, and your LinkHub address leads to it. You are never logged in on your domain, so your own visits are counted there.',
    broken: (_zone: string, day: string) =>
      `Your page is at its LinkHub address until the records are right again. If they are not right by ${day}, we disconnect the domain.`,
  },
  problems: {
    proof: 'The TXT record that shows the domain is yours is missing or different.',
    route:
      'The domain does not point to us, or not with all its records. At Cloudflare, switch the record to “DNS only” (grey cloud).',
    certificate:
      'Your page cannot be reached by HTTPS yet. We try again every 15 minutes. If your domain has a CAA record, it must allow letsencrypt.org.',
    listed: 'This domain is on our list of harmful sites. Write to us if you think this is a mistake.',
  },
  records: {
    heading: 'DNS records',
    hint: (zone: string) => `Names are within ${zone}. Some providers want the full name instead.`,
    name: 'Name',
    value: 'Value',
    found: 'Found',
    missing: 'Not found yet',
    instead: 'Found instead:',
    optional: (host: string) => `Optional: with it, ${host} leads to your page too.`,
    copy: 'Copy',
    copied: 'Copied',
  },
  check: { label: 'Check now', busyLabel: 'Checking...' },
  checked: (time: string) => `Last checked: ${time}`,
  remove: 'Disconnect',
}
