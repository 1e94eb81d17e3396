/** How somebody of the crowd is called and drawn. */
export type Kind = 'woman' | 'man'
/** Where a family name comes from; it goes with first names, skin and hair. */
export type Origin =
  | 'dutch'
  | 'turkish'
  | 'moroccan'
  | 'surinamese'
  | 'indonesian'
  | 'african'
  | 'chinese'
  | 'polish'
  | 'arab'

/** First names by origin and kind; the Dutch ones by how old their bearers usually are. */
export const dutchFirst: Record<Kind, Record<'old' | 'middle' | 'young', string>> = {
  woman: {
    old: 'Riet Corrie Tineke Wil Joke Greet Hennie Truus Ineke Ria Annie Gerda Coby Dinie Willie',
    middle:
      'Marjolein Anneke Petra Karin Esther Monique Saskia Mirjam Ingrid Bianca Natasja Wendy Linda Chantal Nicole Jolanda Hanneke Sandra Barbara Marieke Annemiek Carolien Miranda Ellen Judith Heleen Yvonne Astrid Jacqueline Brenda Liesbeth Mariska Angelique Renate Sylvia Manon Inge Tanja Ilona Suzanne Gerdien Leonie Simone Nelleke Willemijn',
    young:
      'Emma Sophie Eva Julia Fleur Lieke Iris Femke Roos Floor Merel Anne Maartje Nienke Sterre Jasmijn Lisa Kim Laura Britt Tess Puck Veerle Marit Vera Jente Elin Mila Silke Amber',
  },
  man: {
    old: 'Cor Piet Gerrit Jan Kees Arie Leo Theo Joop Sjaak Ger Harm Dirk Nico Wouter',
    middle:
      'Erik Marcel Ronald Patrick Dennis Jeroen Martijn Edwin Michiel Bas Sander Frank Peter Hans Rob Richard Maarten Robert Arjan Paul Gijs Vincent Harald Remco Ruud Ton Gerard Wilfred Stefan Barry Hugo Jaap Evert Herman Wilco Marco Leon Roel Freek Onno',
    young:
      'Thijs Lars Sem Luuk Jelle Ruben Niels Stijn Koen Jurre Tim Rick Wessel Mees Floris Pim Tygo Hidde Sietse Guus Boaz Ties Job Siebe Twan Jorn Rens Mats Olaf Daniël',
  },
}
export const otherFirst: Record<Exclude<Origin, 'dutch'>, Record<Kind, string>> = {
  turkish: { woman: 'Esra Elif Zeynep Ayşe Hatice Gül Derya', man: 'Emre Murat Cem Kerem Yusuf' },
  moroccan: { woman: 'Samira Naima Hanan Ikram Loubna Malika Siham', man: 'Omar Rachid Youssef Karim Bilal' },
  surinamese: {
    woman: 'Devika Naomi Shanti Gracia Anjali Muriël Roselyn Chandra Joyce Sharda Lucia',
    man: 'Winston Ravi Clyde Dinesh Marlon Sergio Roy Anand Guno',
  },
  indonesian: { woman: 'Sari Indah Noesja Melati Dewi', man: 'Reza Bayu Frits Eddy' },
  african: { woman: 'Abena Selam Amina Efua Hirut', man: 'Kwame Yonas Chidi Kofi' },
  chinese: { woman: 'Mei-Lin Xia Suyin Lan', man: 'Wei Jun Kai' },
  polish: { woman: 'Magda Agnieszka Kasia Ewa', man: 'Milan Tomasz Pawel' },
  arab: { woman: 'Rima Nour Layal Hala', man: 'Sami Fadi Anas Ziad' },
}
export const family: Record<Origin, string> = {
  dutch:
    'de_Jong Janssen de_Vries van_Dijk Meijer de_Boer Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Groot Gerritsen van_der_Meer Jacobsen van_der_Linden Koster Prins Huisman Postma Veenstra Hoekstra Wolters Schouten Willems Verhoeven van_Vliet Kok Kramer Verbeek Scholten van_Wijk Smeets Martens Groen Koning Timmermans Blom Peeters van_den_Heuvel Vink Kuiper Bosch Maas Verhagen Sanders Evers de_Haan Boersma Driessen van_Beek Kroon Zijlstra Molenaar Wiersma Roos Lammers Bijl Terpstra Geurts Nijland Oosterhof Spaans Hofman Bouwman Rietveld van_Rooij Stam Hermans',
  turkish: 'Kaya Demir Şahin Öztürk Aydın Arslan',
  moroccan: 'Haddad Bakkali Ouali Amrani Ziani Tahiri',
  surinamese: 'Ramdin Pinas Sewnath Biervliet Jagessar Wijngaarde Kartoidjojo',
  indonesian: 'Sutanto Pattiasina Latuheru',
  african: 'Mensah Tesfay Adeyemi Boateng',
  chinese: 'Chen Wong Liu Tang',
  polish: 'Nowak Kowalska Wójcik Zielinski',
  arab: 'Khalil Haddadin Darwish Saab',
}

/** Towns, and roughly how many members come from each. */
export const towns: Readonly<Record<string, number>> = {
  Amsterdam: 14,
  Rotterdam: 12,
  Utrecht: 13,
  'Den Haag': 9,
  Eindhoven: 7,
  Groningen: 8,
  Tilburg: 5,
  Almere: 5,
  Breda: 5,
  Nijmegen: 8,
  Arnhem: 6,
  Haarlem: 6,
  Enschede: 5,
  Amersfoort: 7,
  Apeldoorn: 5,
  'Den Bosch': 5,
  Zwolle: 6,
  Leiden: 5,
  Leeuwarden: 5,
  Maastricht: 4,
  Dordrecht: 3,
  Delft: 3,
  Alkmaar: 4,
  Deventer: 4,
  Hilversum: 3,
  Venlo: 3,
  Gouda: 3,
  Middelburg: 2,
  Assen: 3,
  Bergen: 2,
  Zutphen: 3,
  Ede: 2,
  Hoorn: 2,
  Sneek: 2,
  Roermond: 2,
  Vlissingen: 1,
  Texel: 1,
  Winterswijk: 1,
  Emmen: 2,
  Weert: 1,
  Goes: 1,
  Wageningen: 3,
  Oss: 2,
  Drachten: 1,
  Zeist: 3,
  Terneuzen: 1,
}

/** What people do, by the ages at which one does it. */
export const professions: readonly [name: string, from: number, to: number][] = [
  ['Verpleegkundige', 23, 66],
  ['Leerkracht groep 5', 24, 66],
  ['Softwareontwikkelaar', 23, 60],
  ['Huisarts', 32, 66],
  ['Fysiotherapeut', 24, 66],
  ['Timmerman', 20, 66],
  ['Projectleider', 30, 66],
  ['Boekhouder', 25, 66],
  ['Student psychologie', 19, 25],
  ['Student bewegingswetenschappen', 19, 25],
  ['Kapper', 20, 64],
  ['Buschauffeur', 25, 66],
  ['Melkveehouder', 28, 66],
  ['Architect', 27, 66],
  ['Journalist', 24, 66],
  ['Jurist', 25, 66],
  ['Verloskundige', 24, 64],
  ['Hovenier', 20, 66],
  ['Gemeenteambtenaar', 25, 66],
  ['Bakker', 20, 64],
  ['Muziekdocent', 24, 66],
  ['Apotheker', 27, 66],
  ['Zzp’er in de bouw', 24, 66],
  ['Vormgever', 22, 66],
  ['Redacteur', 25, 66],
  ['Politieagent', 23, 62],
  ['Piloot', 28, 58],
  ['Magazijnmedewerker', 19, 66],
  ['Docent Nederlands', 24, 66],
  ['Yogadocent', 25, 66],
  ['Winkelier', 28, 66],
  ['Accountmanager', 25, 64],
  ['Onderzoeker', 26, 66],
  ['Machinist', 24, 64],
  ['Dierenarts', 27, 66],
  ['Thuiszorgmedewerker', 21, 66],
  ['Elektricien', 20, 66],
  ['Beleidsmedewerker', 26, 66],
  ['Pedagogisch medewerker', 20, 64],
  ['Schilder', 22, 66],
  ['Met pensioen', 67, 84],
  ['Met pensioen', 66, 84],
  ['Vrijwilliger bij de voedselbank', 62, 80],
  ['Gepensioneerd docent', 67, 82],
]

/** What members like or look into, as they would type it. */
export const interests: readonly string[] = [
  'Slaap',
  'Ochtendlicht',
  'Wandelen',
  'Koud douchen',
  'Vezels',
  'Tuinieren',
  'Fietsen',
  'Rood licht',
  'Ademhaling',
  'Yoga',
  'Hardlopen',
  'Koken',
  'Krachttraining',
  'Stilte',
  'Zwemmen',
  'Vogels kijken',
  'Meditatie',
  'Moestuin',
  'Bloedsuiker',
  'Nachtdienst',
  'Schaatsen',
  'Lezen',
  'Zingen',
  'Grounding',
  'Rusthartslag',
  'Fermenteren',
  'Dansen',
  'Padel',
  'Klussen',
  'Wildkamperen',
  'Overgang',
  'Opvoeden',
  'Cijfers',
  'Saunabezoek',
  'Roeien',
]
