/**
 * Open Graph names a language together with a country. For English it is the one that readers of these tags
 * know best, for Arabic the first of the two countries that the studio serves in it.
 */
export const openGraphLocales = { en: 'en_US', bn: 'bn_BD', ar: 'ar_AE' }
