import type { Letter } from './letter.ts'

/** What came by the form of the site, and what members wrote from their own address. */
export const forms: readonly Letter[] = [
  {
    source: 'Contactformulier',
    from: { handle: 'h.zijlstra@postbode.example', name: 'Hanneke Zijlstra' },
    subject: 'Ondertiteling',
    state: 'mine',
    lines: `
5 20:05 in: Ik ben slechthorend en kijk graag een livestream terug. Komt er ondertiteling bij? Liplezen lukt niet als Teun naar zijn grafiek kijkt.
4 13:15 uit: Beste Hanneke, bij veel podcasts staat de tekst uitgeschreven, bij livestreams nog niet. Dat hoort anders. Ik zoek uit wat het kost, en Teun kijkt voortaan in de camera.
4 16:40 in: Dank. Dat laatste is al de helft.`,
  },
  {
    source: 'Contactformulier',
    from: { handle: 'peter.maes@mailhuis.example', name: 'Peter Maes' },
    subject: 'Koud water en bètablokkers',
    lines: `
8 07:50 in: Ik slik bètablokkers en wil met koud water beginnen. Kan dat kwaad?
8 09:30 uit: Beste Peter, dat kan ik je niet zeggen, en het is te belangrijk om te gokken. Vraag het aan je huisarts of cardioloog voordat je het water in gaat. Zegt die ja, dan helpt Teun je graag rustig op weg.
8 12:20 in: Duidelijk. Afspraak gemaakt.`,
  },
  {
    source: 'Contactformulier',
    from: { handle: 'dorien.hulst@postbode.example', name: 'Dorien Hulst' },
    subject: 'Lidmaatschap cadeau geven',
    state: 'new',
    lines:
      '0 10:05 in: Kan ik mijn vader (73) een half jaar lidmaatschap cadeau doen? Hij heeft wel internet, maar geen geduld.',
  },
  {
    source: 'Contactformulier',
    from: { handle: 'gerda.pool@mailhuis.example', name: 'Gerda Pool' },
    subject: 'Rolstoel in Tilburg',
    lines: `
2 09:45 in: Kan ik met een elektrische rolstoel naar de Avond zonder stroom?
2 11:20 uit: Ja. De vloer ligt gelijk met de straat en de brede deur zit links van de ingang. Ik heb het er meteen bij gezet in de agenda.
2 11:55 in: Fijn, dan kom ik. Opladen doe ik dus vooraf 😄`,
  },
  {
    source: 'Contactformulier',
    from: { handle: 'tilly@kleintjemuziek.example', name: 'Tilly de Haas' },
    subject: 'Mijn moeder van 81',
    state: 'archived',
    lines: `
28 11:45 in: Ik wil jullie alleen even bedanken. Mijn moeder van 81 las bij mij over de schemering, zet nu om acht uur de grote lamp uit en noemt dat ‘mijn eigen zonsondergang’.
28 13:30 uit: Wat een mooie naam. Mogen we die lenen? Doe haar de groeten.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'opgezegd@bewezen.example', name: 'Wim Jansen' },
    subject: 'Mijn logboek van vorig jaar',
    lines: `
11 19:20 in: Ik heb mijn lidmaatschap opgezegd, maar mijn logboek staat nog bij jullie. Kan ik dat meenemen?
10 08:55 uit: Dag Wim, zeker. Log in en ga naar je profiel, onder Gegevens: daar vraag je een download aan van alles wat je schreef. Dat kan ook zonder lidmaatschap.
10 20:05 in: Gevonden. 214 regels, ik wist niet dat ik zo’n prater was.`,
  },
  {
    source: 'Algemene mail',
    from: { member: { from: 55 } },
    subject: 'Lezing voor onze tuinclub?',
    lines: `
14 16:10 in: Hallo Jasper, hier {m} uit {m.stad}. In onze tuinclub vroegen ze wat ik toch elke ochtend zo vroeg buiten doe. Zou Teun of jij dat een keer willen komen vertellen? We zijn met een man of dertig en de appeltaart is huisgemaakt.
13 10:40 uit: Dag {m}, wat leuk. Vertel je het niet liever zelf, met je eigen grafiek? Teun maakt graag een paar dia’s voor je. En anders komen we voor de taart.
12 09:25 in: Zelf! Daar had ik niet aan gedacht. Stuur die dia’s maar, dan oefen ik op mijn man.`,
  },
  {
    source: 'Algemene mail',
    from: { member: {} },
    subject: 'Foutje in een les',
    lines: `
6 22:05 in: In les drie van week twee staat ‘s ochtends met een apostrof de verkeerde kant op. Ik kan er niets aan doen, ik ben corrector geweest. Groet, {m}
5 09:30 uit: Heerlijk, zulke mails. Het is hersteld, dank je {m}.`,
  },
  {
    source: 'Algemene mail',
    from: { member: { to: 62 } },
    subject: 'Even pauze',
    lines: `
3 21:35 in: Door drukte thuis lukt meten nu niet. Ben ik mijn plek en mijn punten kwijt als ik twee maanden stop? {m}
2 09:10 uit: Nee hoor. Wat je deed blijft staan, ook als je je lidmaatschap stopzet en later terugkomt. Zorg goed voor elkaar daar.`,
  },
  {
    source: 'Contactformulier',
    from: { member: {} },
    subject: 'Welke maat sokken?',
    state: 'new',
    lines: '1 18:25 in: Vallen de wandelsokken klein of groot? Ik heb maat 39 en voeten als pannenkoeken. Groet, {m}',
  },
]
