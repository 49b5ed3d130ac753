import { escapeHtml, type Mail } from './mail.ts'

interface ListMailText {
  subject: string
  parts: { heading: string; lines: { text: string; link: string }[] }[]
  outro: string
}

/** A mail to a member or to the studio: a few lists, each line with a link to what it is about. */
export function linkListMail(to: string | undefined, { subject, parts, outro }: ListMailText): Mail {
  const text = parts.map(({ heading, lines }) =>
    [heading, ...lines.map((line) => `- ${line.text}\n  ${line.link}`)].join('\n'),
  )
  const html = parts.map(({ heading, lines }) => {
    const items = lines.map(
      (line) => `<li><a dir="auto" href="${escapeHtml(line.link)}">${escapeHtml(line.text)}</a></li>`,
    )
    return `<h2 style="font-size:17px">${escapeHtml(heading)}</h2><ul>${items.join('')}</ul>`
  })
  return {
    ...(to !== undefined && { to: { address: to } }),
    subject,
    text: `${[...text, outro].join('\n\n')}\n`,
    html: `<!doctype html><html><body style="font:16px/1.5 sans-serif">${html.join('')}<p>${escapeHtml(outro)}</p></body></html>`,
  }
}
