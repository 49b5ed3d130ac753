import { expect, test } from 'vitest'
import { groupPayment, type PaymentKind, readPayment } from './payments.ts'

/** What is stored, or the code of why not. */
function read(kind: PaymentKind, typed: string) {
  const outcome = readPayment(kind, typed)
  return 'value' in outcome ? outcome.value : outcome.refused.code
}

test.each<[PaymentKind, string, string]>([
  ['bkash', '+880 1712-345678', '01712345678'],
  ['bkash', '008801712345678', '01712345678'],
  ['nagad', '০১৭১২ ৩৪৫৬৭৮', '01712345678'],
  ['upay', '٠١٣١٢٣٤٥٦٧٨', '01312345678'],
  ['rocket', '01712-3456789', '017123456789'],
  ['rocket', '৮৮০১৭১২৩৪৫৬৭৮৯', '017123456789'],
  ['stcbank', '+966 51 234 5678', '0512345678'],
  ['bank', '১৫০১-২৩৪৫ ৬৭৮৯০১', '15012345678901'],
  ['iban', 'ae07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
  ['iban', 'SA03 8000 0000 6080 1016 7519', 'SA0380000000608010167519'],
  ['iban', 'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩', 'SA0380000000608010167519'],
  ['link', 'paypal.me/ada', 'https://paypal.me/ada'],
  ['link', 'https://www.paypal.com/paypalme/ada', 'https://www.paypal.com/paypalme/ada'],
])('%s understands %s', (kind, typed, stored) => {
  expect(read(kind, typed)).toBe(stored)
})

test.each<[PaymentKind, string, string]>([
  ['bkash', '0171234567', 'invalid-wallet'],
  ['bkash', '017123456789', 'invalid-wallet'],
  ['nagad', '01212345678', 'invalid-wallet'],
  ['upay', '0171234567O', 'invalid-wallet'],
  ['rocket', '01712345678', 'invalid-rocket'],
  ['stcbank', '0412345678', 'invalid-stcbank'],
  ['bank', '1234567', 'invalid-bank-account'],
  ['bank', '1234567890123456789', 'invalid-bank-account'],
  ['bank', 'AE070331234567890123456', 'invalid-bank-account'],
  ['iban', 'GB33BUKB20201555555555', 'iban-country'],
  ['iban', 'AE07033123456789012345', 'iban-length'],
  ['iban', 'SA03800000006080101675190', 'iban-length'],
  ['iban', 'AE070331234567890123465', 'iban-checksum'],
  // The first two letters are Cyrillic.
  ['iban', 'АЕ070331234567890123456', 'iban-country'],
  ['link', 'https://example.com/pay', 'payment-host'],
  ['link', 'https://paypal.com.example.com/ada', 'payment-host'],
  ['link', 'https://notpaypal.com/ada', 'payment-host'],
  ['link', 'https://paypal.com@example.com/', 'payment-host'],
  ['link', 'https://example.com#paypal.com', 'payment-host'],
  ['link', 'https://paypal.com:8443/ada', 'payment-host'],
  ['link', 'http://paypal.me/ada', 'payment-host'],
  // With a Cyrillic «а».
  ['link', 'https://pаypal.com/ada', 'payment-host'],
  ['link', 'https://paypal。com.evil.example/', 'payment-host'],
  ['link', 'javascript:alert(1)//paypal.com', 'payment-host'],
])('%s refuses %s', (kind, typed, code) => {
  expect(read(kind, typed)).toBe(code)
})

test.each<[PaymentKind, string, string]>([
  ['bkash', '01712345678', '01712 345 678'],
  ['rocket', '017123456789', '01712 345 678 9'],
  ['stcbank', '0512345678', '051 234 5678'],
  ['bank', '15012345678901', '1501 2345 6789 01'],
  ['iban', 'AE070331234567890123456', 'AE07 0331 2345 6789 0123 456'],
  ['link', 'https://www.paypal.com/ada', 'paypal.com/ada'],
])('%s %s is read in groups', (kind, value, read) => {
  expect(groupPayment({ kind, value }).join(' ')).toBe(read)
})
