import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { colours, drawnCases, languages, loadBrand, sharedQuilts, team } from './content.ts'
import { drawFooter } from './footer.ts'
import { drawIcons } from './icons.ts'
import { drawWordmark, wordmarkFrame } from './logo.ts'
import { dyesOf, type Ground, paint, rolesOf, themes, type Variables, variablesOf } from './palette.ts'
import { drawSharePicture, type SharedPage } from './share-picture.ts'
import { picture } from './svg.ts'
import { listTeamCards } from './team-cards.ts'

// Makes what the site shows of the brand, before it is built: the drawings in its colours, icons, share pictures.

const drawings = join(import.meta.dirname, 'drawings')
const made = join(import.meta.dirname, '../site/made')
const brand = await loadBrand()
rmSync(made, { recursive: true, force: true })

put('colours.css', writeColours())
for (const theme of themes) {
  for (const file of globSync('{quilts,figures,motifs}/*.svg', { cwd: drawings }))
    put(file.replace('.svg', `-${theme}.svg`), paint(read(file), variablesOf(colours, theme)))
  put(`motifs/wordmark-${theme}.svg`, picture(wordmarkFrame(brand), drawWordmark(brand, theme)))
  put(`quilts/footer-${theme}.svg`, drawFooter(brand, theme))
}
put('motifs/wordmark.json', JSON.stringify(wordmarkFrame(brand)))
for (const file of globSync('{swatches,stitches}/*.svg', { cwd: drawings })) put(file, paintOn('quilt', file))
put('covers/any-case.svg', paintOn('quilt', 'covers/any-case.svg'))
for (const { slug, ground } of drawnCases) put(`covers/${slug}.svg`, drawCover(slug, ground))
makeTeamCards()
for (const [name, contents] of Object.entries(await drawIcons(brand))) put(`icons/${name}`, contents)
await Promise.all(
  listSharedPages().map(async ([path, page]) => put(path, await drawSharePicture(brand, page))),
)

function put(path: string, contents: string | Uint8Array) {
  mkdirSync(dirname(join(made, path)), { recursive: true })
  writeFileSync(join(made, path), contents)
}

function read(file: string) {
  return readFileSync(join(drawings, file), 'utf8')
}

/** Pictures that keep their colours in both themes. */
function paintOn(ground: Ground, file: string) {
  return paint(read(file), variablesOf(colours, 'light', ground))
}

/** A drawing of its own, or the one for any. */
function drawCover(slug: string, ground: Ground) {
  return paintOn(ground, find(`covers/${slug}.svg`) ?? 'covers/any-case.svg')
}

function find(file: string) {
  return globSync(file, { cwd: drawings })[0]
}

/** The dye of a back is kept too: words on it take the ink that can be read there. */
function makeTeamCards() {
  const dyes = { quilt: 'indigo', needle: 'madder', press: 'marigold', done: 'leaf', fold: 'flax' }
  const cards = listTeamCards(team.map(({ slug }) => slug))
  for (const { name, ground, back } of cards) {
    const portrait = find(`portraits/${name}.svg`) ?? 'portraits/anybody.svg'
    put(`portraits/${name}.svg`, paintOn(ground, portrait))
    put(`portraits/${name}-back.svg`, paintOn(ground, `backs/${back}.svg`))
  }
  put(
    'portraits/dyes.json',
    JSON.stringify(Object.fromEntries(cards.map(({ name, ground }) => [name, dyes[ground]]))),
  )
}

function listSharedPages(): [path: string, page: SharedPage][] {
  return Object.entries(languages).flatMap(([code, { isRightToLeft, pages, caseStudies }]) => {
    const page = (name: string, title: string, quilt: string): [string, SharedPage] => [
      `share/${code}/${name}.jpg`,
      { title, isRightToLeft, quilt: paintOn('quilt', `quilts/${quilt}.svg`) },
    ]
    return [
      page('account', 'Creator LinkHub', 'authentication'),
      ...Object.entries(sharedQuilts).map(([path, quilt]) =>
        page(basename(path) || 'home', pages[path as keyof typeof sharedQuilts].heading, quilt),
      ),
      ...drawnCases.map(({ slug, ground }): [string, SharedPage] => {
        const title = caseStudies.find((study) => study.slug === slug)?.title ?? ''
        return [`share/${code}/case-${slug}.jpg`, { title, isRightToLeft, cover: drawCover(slug, ground) }]
      }),
    ]
  })
}

/** The colours as custom properties, which ui/tokens.css imports. */
function writeColours() {
  const rule = (variables: Variables, scheme = '') => {
    const lines = Object.entries(variables).map(([name, colour]) => `  --${name}: ${colour.toLowerCase()};\n`)
    return `:root {\n${scheme && `  color-scheme: ${scheme};\n`}${lines.join('')}}\n`
  }
  const dark = rule(rolesOf(colours, 'dark'), 'dark')
  return `${rule(dyesOf(colours))}${rule(rolesOf(colours, 'light'), 'light')}@media (prefers-color-scheme: dark) {\n${dark}}\n`
}
