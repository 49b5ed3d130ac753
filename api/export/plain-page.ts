import type { Profile } from '@nokshi/contract/linkhub.ts'
import { escapeHtml } from '../outbox/mail.ts'
import type { PageLink } from '../visits/counting/page-links.ts'

export function writePlainPage(
  { name, username, bio, language }: Profile,
  links: PageLink[],
  { hasPortrait, hasBanner }: { hasPortrait: boolean; hasBanner: boolean },
) {
  const lines = [
    '<!doctype html>',
    `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(name)}</title>`,
    '<style>body{font:18px/1.6 system-ui,sans-serif;max-width:36em;margin:2em auto;padding:0 1em;text-align:center}img{max-width:100%}.portrait{width:8em;border-radius:50%}p{white-space:pre-line}ul{list-style:none;padding:0}li{margin:1em 0}</style>',
    hasBanner ? '<img src="images/banner.webp" alt="">' : '',
    hasPortrait ? '<img class="portrait" src="images/portrait.webp" alt="">' : '',
    `<h1 dir="auto">${escapeHtml(name)}</h1>`,
    `<div dir="ltr">@${escapeHtml(username)}</div>`,
    `<p dir="auto">${escapeHtml(bio)}</p>`,
    '<ul>',
    ...links.map(
      ({ title, url }) =>
        `<li><a dir="auto" href="${escapeHtml(url)}" rel="noopener nofollow ugc">${escapeHtml(title)}</a></li>`,
    ),
    '</ul>',
    '</html>',
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}
