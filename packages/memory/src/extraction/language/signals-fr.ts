import { opening, words } from './patterns.ts'
import type { Signals } from './signals.ts'

const LEAD = "(?:(?:et|mais|ok|alors|bon|au fait|s'il te plaît|s'il vous plaît|stp|merci de)[, ]+){0,2}"
const VERBS =
  'écris|rédige|donne|dis|fais|montre|traduis|corrige|résume|explique|trouve|propose|calcule|compare|cherche|aide|réponds|parle|utilise|ajoute|relis|reformule|appelle|évite|mets|garde|liste|convertis|commence|termine|finis|envoie|prépare|organise|raconte|invente|imagine|choisis|conseille|recommande|suggère|rappelle|vérifie|tutoie|vouvoie|arrête|cesse|laisse|pose|présente|indique|précise|cite|signe|sois|reste|adresse|nomme|abrège|emploie|formule|passe|lis|crée|génère|améliore|raccourcis|simplifie|épargne|limite|privilégie|commente|demande|tiens|affiche|classe|décris|oublie|efface|supprime|répondez|utilisez|écrivez|donnez|faites|appelez|parlez|évitez|tutoyez|vouvoyez|mettez|proposez|expliquez|traduisez|corrigez|résumez|dites|veuillez'
const CLITIC = "(?:me |m'|te |t'|nous |lui |leur |le |la |les |l'|y |en |se |s')"
const BODY = '(?:mon|ma|mes|notre|nos)'
/** What somebody thinks or wants for now, and what everybody can do: it says nothing of how things are. */
const THOUGHT =
  "(?:veux|voudrais|pense|crois|cherche|demande|espère|dois|devrais|peux|pourrais|sais|comprends|vois|souhaite|souhaiterais|préférerais|aimerais|regarde|plaisante|dis|disais|parle de|rigole|suppose|imagine|hésite|réfléchis|tente|essaie|essaye|galère|remercie|félicite|confirme|n'arrive|arrive|risque|vais (?!au |à |en |aux |chez |me (?:marier|pacser)|avoir |être |déménager|devenir)|t'|te |vous |(?:suis|étais) (?:trompée?|mal exprimée?|mélangée?|emmêlée?)|comptais|voulais|pensais|croyais|suis (?:fatigu|cre?vée?|perdue?|bloquée?|curieu|désolée?|pressée?|d'accord|ravie?|prête?|sûre?|certaine?|là|en train|en retard|contente?|tristes?|énervée?|stressée?|déçue?|impatiente?|surprise?|tombée? sur|de bonne|de mauvaise|à la recherche|censée?))"
const HAPPENED =
  '(?:déménagé|commencé|rejoint|quitté|arrêté|adopté|acheté|vendu|changé|démissionné|pris (?:ma|un)|obtenu|eu (?:une?|mon|ma|des|\\d)|été (?:embauch|promu|opéré|diagnostiqu|muté|licenci|admis|reçu|nommé)|perdu|gagné|laissé tomber|abandonné|troqué|remplacé|repris|ouvert|monté|fondé|créé|emménagé|épousé|divorcé|décroché|signé|réussi|raté|cassé|passé|grandi|vécu|travaillé|étudié|appris|hérité|loué|accouché)'
const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'

export const FRENCH: Signals = {
  question: opening(
    `${LEAD}(?:est-ce|qui|que|qu'|quoi|quand|où|pourquoi|comment|quel|quelle|quels|quelles|combien|à quelle?|de quelle?|peux-tu|pouvez-vous|pourrais-tu|tu (?:peux|pourrais|connais|sais|as une|penses|crois|aurais)|vous pouvez|c'est quoi|c'est qui|y a-t-il|dois-je|puis-je|faut-il|as-tu|connais-tu|sais-tu|une idée)`,
  ),
  hypothetical:
    /(?<!même )(?<!\p{L})(?:si (?:jamais )?(?:j'|je |on |nous |mon |ma |mes )(?:\p{L}+ |m'|n'){0,4}?\p{L}+(?:ais|ait|ions)(?!\p{L})|et si (?:je|j'|on)|imagin(?:e|ons|ez)(?: que|,| un instant)|suppos(?:e|ons|ez)|admett(?:ons|ez)|mettons que|hypothétiquement|à supposer|dans une autre vie|en admettant|au cas où)/u,
  uncertain: words(
    "peut-être|je ne sais pas (?:encore )?(?:si|quoi|où)|j'hésite|je (?:pense|songe) à|j'envisage|il se peut|je n'ai pas (?:encore )?(?:de|d')|je n'ai aucune?|(?:je )?(?:pas|suis pas) sûre? (?:que|si|de)|j'aimerais (?:bien )?(?!que tu)|un jour|je me demande|je me tâte|éventuellement|probablement|sans doute|pas encore décidé|on verra|ça se pourrait|je devrais|je pourrais|on pourrait|on pense|on hésite|on envisage|il paraît|je crois que|si ça se trouve",
  ),
  fiction:
    /(?:jouons|jeu de rôle|fais semblant|faisons comme si|dans (?:mon|un|le) (?:roman|scénario|jeu|conte|film)|mon personnage|ma nouvelle(?:,| où| dont)|il était une fois|tu es (?:un |une |le |la )(?:dragon|pirate|roi|reine|sorcière|détective|robot)|écris[^.?!]{0,40}(?:histoire|poème|chanson|scène|journal|conte|dialogue|nouvelle|lettre fictive))/u,
  joke: words(
    "haha(?:ha){0,4}|hihi|mdr+|ptdr|lol|je (?:plaisante|rigole|blague)|pour rire|mille ans|c'est une blague|oui, bien sûr|ben voyons|mariée? (?:à|avec) (?:mon|ma) (?:canapé|ordi|lit|cafetière|boulot)|allergique (?:au travail|aux lundis|au lundi|au réveil)|mon (?:animal totem|royaume)|je suis (?:le roi|la reine) (?:de|du|des)",
  ),
  reported:
    /^(?!(?:je|nous|tu|comme) |j')(?:[\p{L}'-]+ ){1,5}(?:ne |n'|m'|me |te |t')?(?:dit(?! plus)|disent|prétend|prétendent|pense|pensent|affirme|affirment|raconte|racontent|m'a dit|m'a écrit|a écrit|a dit|m'a raconté|croit|croient|(?:répète|demande)(?= que| qu'| si| de| d'| à| au))(?!\p{L})(?! que (?:j'|je))|(?<!\p{L})(?:selon|d'après (?!moi))|(?<!\p{L})on dit que|paraît-il/u,
  imperative: opening(
    `${LEAD}(?:n(?:e |'))?${CLITIC}{0,2}(?:${VERBS})(?:-(?:moi|le|la|les|lui|nous|toi)){0,2}|${LEAD}n(?:e |')${CLITIC}{0,2}(?!ai |a |est |suis )[\\p{L}]+ (?:pas|jamais|plus|rien)`,
  ),
  standing: words(
    "toujours|jamais|désormais|dorénavant|à partir (?:de maintenant|d'aujourd'hui|de là)|à l'avenir|chaque fois|à chaque|par défaut|quand je|dès que je|lorsque je|systématiquement|en permanence|dans (?:toutes )?tes (?:réponses|messages|mails)|une fois pour toutes|plus jamais|par principe|en général|de manière générale",
  ),
  manner:
    /^(?:réponds-moi|parle-moi (?!d[eu']|des )|tutoie-moi|vouvoie-moi|on se tutoie|tutoyons-nous|appelle-moi|nomme-moi|adresse-toi|rappelle-moi (?!d[e']|ce |comment |quel|qui )|sois |reste (?:bref|brève|concis|poli|formel)|évite (?:les|de|d'|tout)|n(?:e |')(?:me |m'|te |utilise|mets|emploie|fais|donne|écris|parle|commence|termine|propose|réponds|sois)[\p{L}' -]{0,30}(?:pas|plus|jamais)(?!\p{L})|(?:pas|plus) (?:d'|de )[\p{L} '-]{3,40} dans tes|\p{L}{3,10}(?:-moi)? (?:plutôt )?(?:des|tes|les) (?:réponses|messages|phrases|explications)(?!\p{L})|tu peux me (?:tutoyer|vouvoyer|appeler)|(?:je (?:préfère|préférerais|veux|voudrais|aimerais)|j'aimerais|j'aime autant) que tu (?:m'|me |ne |n'|sois|écrives|répondes|mettes|utilises|évites|parles|fasses))/u,
  oneOff: words(
    "cette fois|juste pour|pour ce(?:tte|t)?|ce soir|maintenant (?!,)(?!on)|pour l'instant|(?:ce|cet|cette) (?:texte|phrase|mail|message|lettre|paragraphe|article|recette|photo|code|fichier)|ci-dessous|demain matin",
  ),
  remember:
    /^(?:(?:ok|et|alors|s'il te plaît|stp|tu peux|peux-tu)[, ]+){0,2}(?:souviens-toi|rappelle-toi|retiens|retenir|notes?|noter|n'oublie (?:pas|jamais)|garde en (?:tête|mémoire)|garde à l'esprit|sache|enregistre|mémorise|pour info|pour information|pour ta gouverne|à noter)(?![\p{L}])(?: bien| ceci| ça| de ceci| s'il te plaît)?(?: que | qu'|:|,| : )? ?/u,
  forget:
    /(?<!n'|j'|on |il |elle |ne l'|ne les )(?<!\p{L})(?:oublie(?:z|-le|-la|-les)?(?! pas)|(?:efface|supprime|retire|enlève|raye|vire|zappe|jette|élimine)(?:z|-(?:le|la|les|moi))?(?! (?:ce |cet |cette |ces |le |la |les |l'|toutes? |tous |tout ){0,3}(?:doublons?|lignes?|fichiers?|colonnes?|mots?|phrases?|espaces?|virgules?|paragraphes?|cellules?|fonctions?|titres?|images?|arrière-plan|fond|tache|dossiers?|branches?|dernière phrase)))(?!\p{L})|(?:peux-tu|tu peux|pourrais-tu|tu pourrais|tu voudras bien|merci de|merci d'|il faut|faut|faudrait|il faudrait|veuillez|je (?:veux|voudrais|préfère|préférerais|souhaite|souhaiterais|aimerais)|j'aimerais|il vaut mieux)(?: que tu)? .{0,30}?(?:oublier|oublies|effacer|effaces|supprimer|supprimes|retirer de|retires de|enlever de|enlèves de)(?!\p{L})|n(?:e (?:le |la |les |l')?|'en )(?:garde|retiens|conserve|stocke|mémorise|enregistre)s? (?:pas|plus|rien|aucun)|ne (?:veux|voudrais|souhaite|tiens) (?:plus|pas) (?:à ce )?que tu (?:\p{L}+ ){0,2}(?:gardes|conserves|retiennes|stockes|saches|mémorises|te souviennes)|que tu .{0,12}(?:gardes|conserves|retiennes|stockes|saches|mémorises|te souviennes) (?:rien|pas|plus|aucun)|(?:soit|reste|être) (?:plus |pas )?(?:enregistré|gardé|conservé|stocké|mémorisé|noté)e?s?(?! dans le)|n(?:e |')as pas (?:à|besoin de) (?:garder|savoir|retenir|conserver|connaître|mémoriser|te souvenir)|plus besoin (?:que tu|de) (?:te )?(?:souvien|souvenir|reten|retien|gard)|fais comme si je ne|ne (?:figure|apparaisse|traîne|reste|soit) (?:plus |pas )?(?:nulle part|chez toi|dans tes|dans ta)|(?:veux|voudrais) (?:plus|pas) (?:jamais )?(?:que .{0,40}(?:apparaisse|figure|ressorte|traîne|(?:reste|soit) (?:chez toi|quelque part|dans (?:ta|tes|un|une)))|(?:le |la |les |l'|en )?(?:voir|lire|entendre))|de ta mémoire|n'(?:a|ont) (?:plus )?rien à (?:faire|chercher) (?:ici|là|chez toi|dans t(?:a|es|on))(?!\p{L})|qu(?:e (?:ça|cela|tout ça)|'(?:il|elle)s?) disparaiss(?:e|ent)(?!\p{L})|aux oubliettes|(?:disparaître|sorte?) de (?:ta|la) mémoire/u,
  keep: words(
    "(?:mais )?(?:garde|conserve|retiens|laisse)(?:-les?|-la)? (?:le|la|les|l'\\p{L}+|celle|celui|ceux|mon|ma|mes|tout|bien|quand même|en revanche)|peut rester|peuvent rester|reste valable|restent? (?:vrai|bon|valable)|sauf|mais pas|^pas (?:le|la|les|mon|ma|mes|celui|celle|celles|ceux)",
  ),
  first:
    /(?<![\p{L}])(?:je|j'\p{L}+|moi|mon|ma|mes|nous|notre|nos|me|m'\p{L}+|en tant que|on (?:a|habite|vit|est|s'est|vient|part|va|déménage|travaille|utilise|attend|fête|possède|loue|se marie))(?![\p{L}])/u,
  stative: new RegExp(
    `(?<![\\p{L}])(?:je (?!te |t'|vous )(?:ne |n')?${CLITIC}{0,2}(?!${THOUGHT})(?!ne |n'|me |m'|${THOUGHT}|[\\p{L}]{2,14}rais(?!\\p{L}))[\\p{L}]+|j'(?:en |y )?(?!ai |aimerais|ai$|aurais|espère|hésite|essaie|arrive|envisage|étais en train|oublie)[\\p{L}]+|je n'ai plus|j'ai (?:bien |déjà |enfin |récemment )?(?:${HAPPENED}|(?!(?:besoin|envie|faim|soif|froid|chaud|mal |un problème|un souci|un bug|une question|du mal|hâte|peur que|raison|tort|l'impression|compris|l'air)|(?:pas |bien |tout |déjà |vraiment |encore |juste )?[\\p{L}]{1,20}(?:é|i|u|it|is|ert|aint)(?!\\p{L}))[\\p{L}\\d])|nous (?:avons|sommes|vivons|habitons|utilisons|travaillons|louons|élevons|attendons|venons|partons)|on (?:a|habite|vit|est|s'est|vient de|vient d'|part|déménage|travaille|utilise|attend|possède|loue|se marie)(?![\\p{L}])|en tant que|^(?:et |mais |alors |bon,? )?${BODY} [\\p{L}-]+(?: [\\p{L}-]+)? (?:ne |n'|se |s'|me |m')?[\\p{L}]{2,14}(?:e|ent)(?![\\p{L}])|(?:${BODY}|chez moi).{2,40}?(?<![\\p{L}])(?:est|sont|s'appelle|s'appellent|vit|vivent|habite|habitent|travaille|bosse|a|ont|fait|fête|aura|sera|va|joue|étudie|tient|vient de|vient d'|mesure|pèse|entre|passe|parle|apprend|déteste|adore|aime|prend|souffre|supporte|commence|part|arrive|coûte|date|mange|boit|dort|s'est|se marie|tombe|a lieu|finit|c'est|dirige|enseigne|élève|possède)(?![\\p{L}]))`,
    'u',
  ),
  stable: words(
    'toujours|jamais|chaque|depuis|tous les|toutes les|souvent|habituellement|(?:le|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|maintenant|désormais|(?:une|deux|trois|quatre|\\d) fois par|à vie|de naissance',
  ),
  transient: words(
    "ce soir|tout de suite|il pleut|il neige|fatiguée?s?|crevée?|en retard|ce matin|cet après-midi|ce midi|rame|plante|bugue|beugue|ne (?:marche|fonctionne|s'allume|démarre|répond) (?:pas|plus)|en panne|j'ai (?:faim|soif|froid|chaud|sommeil|mal (?:à|au|aux|partout)|la flemme|le cafard|hâte|un rhume|besoin|envie)|en train d(?:e|')|(?:train|bus|métro|vol|ordi|ordinateur) .{0,20}(?:annulée?|en retard|bloquée?|en panne)|je (?:mange|bois|lis|regarde|écoute) une? |je (?:reviens|arrive|repasse)|dans (?:\\w+ )?(?:cinq|dix|quinze|vingt|\\d{1,2}) (?:minutes|heures)|attends (?:le|un|une|mon) (?:bus|train|taxi|colis|métro)|(?:mon|ma|mes) (?:texte|code|fonction|message|phrase|lettre|cv|exposé|dissert\\p{L}{0,6}|rapport|script|requête|tableau|fichier|programme)|mon mail (?:doit|devrait|est trop)|malade|enrhumée?|stressée?|quelle? journée|ça caille|il fait",
  ),
  mental:
    /(?<![\p{L}])(?:je (?:ne |n')?(?:me |te |m')?(?:veux|voudrais|pense|crois|cherche|demande|espère|sais pas|comprends|souhaite|dois|peux|vois)|j'espère|j'(?:adore|aime)(?: bien| beaucoup)? (?:cette|ce |cet |ton |ta |tes |ça|l'idée)|j'ai (?:besoin|envie|une question|un doute|un problème|un souci))(?![\p{L}])/u,
  event: words(
    "j'ai (?:eu|gagné|perdu|acheté|vendu|réussi|raté|cassé|adopté|démissionné|divorcé|accouché|été \\p{L}+)|né|née|nés|nées|morte?|décédée?|mariée?s?|pacsée?s?|fiancée?s?|déménagé|volée?|opérée?|licenciée?|embauchée?|promue?|accouché|divorcé|cambriolée?s?|diplômée?|accident|naissance",
  ),
  past: words(
    "hier|avant-hier|la (?:semaine|nuit) dernière|le mois dernier|l'an dernier|l'année dernière|il y a|j'ai|on a|on s'est|je me suis|passée?|derniers?|dernières?",
  ),
  future: words(
    `demain|prochaine?s?|bientôt|je vais|on va|nous allons|(?:le|du) (?:\\d{1,2}|1er) ${MONTH}|dans (?:\\d{1,2}|une?|deux|trois|quatre|cinq|six) (?:jours?|semaines?|mois)`,
  ),
  implied:
    /^(?:moi,? c'est |(?:je suis )?allergique |intolérante? |végétarienne? |végane? |installée? (?:à|en) |née? (?:à|en|le) |mariée? |pacsée? |divorcée? |retraitée? |papa de |maman de |propriétaire |locataire |diabétique |gauch(?:er|ère)[ ,.])/u,
  ending: words(
    "n(?:e |').{1,40} plus|arrêté|c'est (?:fini|terminé)|c'en est fini|plus (?:de|d'|jamais)|laissé tomber|quitté|(?:j'ai|on a|nous avons) changé (?:de|d')",
  ),
  change: words(
    "maintenant|désormais|dorénavant|n(?:e |').{1,40} plus|depuis|nouveaux?|nouvelles?|nouvel|changée?s?|change|passée?s? (?:de|en|à|au|chez)|au lieu|plutôt que|déménagé|emménagé|à partir|de nouveau|à nouveau|erreur|finalement|laissé tomber|rejoint|reportée?|décalée?|avancée?|repoussée?|déplacée?|remplacée?|troqué|quitté|vien(?:t|s) (?:de|d')|ça y est|et (?:non|pas)|démissionné|retraite|augmentée?|renommée?|devenue?|(?:j'ai|a|on a) (?:commencé|repris|arrêté|pris|signé)|mal exprimée?|abandonné|revenue?s?|avant|(?:et|mais) plus (?:le|la|les|du|de|à|aux?|en)|plus que",
  ),
  correction: words(
    "erreur|en fait|en réalité|correction|je voulais dire|non, .{1,60}|non en fait|^non .{1,60}|pas .{1,40} mais|et (?:pas|non)|,? pas (?:celui|celle|ceux|aux?|le|la|les|du|de|à|en|\\d)|faute de frappe|je me (?:suis|étais) (?:trompée?|mal exprimée?|mélangée?|emmêlée?)|rectification|je corrige|tu (?:t'es|te) tromp\\p{L}{1,3}|tu confonds|c'est faux|(?:au|autant pour) (?:temps pour )?moi|mal (?:noté|compris|lu|entendu|recopié)|j'ai (?:inversé|confondu|mélangé)|mélangé les pinceaux",
  ),
  back: words('de nouveau|à nouveau|revenue?s? (?:à|au|aux|en|chez)|comme avant|retour (?:à|au|chez)|retournée?s? (?:à|au|chez|vivre)|repris|reprends'),
  known: words(
    "comme (?:tu (?:le )?sais|je (?:l'ai|te l'ai|t'ai|te l'avais|t'avais) (?:déjà )?(?:dit|expliqué|raconté)|toujours|d'habitude)|tu (?:le )?sais (?:bien |déjà )?que|rappelle-toi|je te (?:l'ai|rappelle)|pour rappel|(?:suis|est|habite|travaille|vis|ai) toujours",
  ),
  small:
    /^(?:(?:ok|oui|non|merci(?: beaucoup| bien| à toi| d'avance)?|super|parfait|génial|bonjour|bonsoir|salut|coucou|d'accord|ça marche|au revoir|à (?:plus|bientôt|demain)|bonne (?:nuit|journée|soirée)|top|nickel|bien vu|tant pis|laisse tomber|c'est (?:exactement |tout à fait |juste )?(?:bon|parfait|génial|super|tout|noté|gentil|clair|ce qu'il me fallait)|tu (?:es|m'as) [\p{L} ]{1,30}(?:top|génial|aidée?|sauvée?))[\s,.!?]*){1,6}$/u,
}
