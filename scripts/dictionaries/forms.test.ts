import { expect, it } from 'vitest';
import { createIsBase as createIsGermanBase } from './german-forms.ts';
import { createIsBase as createIsPolishBase } from './polish-forms.ts';

/** The words of a list that are base forms. */
const basesOf = (createIsBase: typeof createIsGermanBase, list: string) => {
  const forms = list.split(/\s+/);
  return [...new Set(forms.map((form) => form.toLowerCase()))].filter(createIsBase(new Set(forms))).sort();
};

it('German base forms are told from inflected ones', () => {
  const nouns = `Hund Hunde Hunden Hundes Bach Bäche Bächen Baches Tasse Tassen Auto Autos
    Kohl Kohle Kohls Kohlen Kohlenstoff Kohlensäure Kohlenherd Meter Metern Meters Kind Kinder Kindern Kindes`;
  expect(basesOf(createIsGermanBase, nouns)).toEqual(
    [
      'auto',
      'bach',
      'hund',
      'kind',
      'kohl',
      'kohle',
      'kohlenherd',
      'kohlenstoff',
      'kohlensäure',
      'meter',
      'tasse',
    ].sort(),
  );
  const others = `grün grüne grünen grünem grüner grünes leise leisen leisem leiser leises
    gehen gehend gehe gehst geht ging gingst gingen gingt sagen sagend sage sagst sagt sagte sagten heute`;
  const found = basesOf(createIsGermanBase, others).filter((word) => !word.endsWith('end'));
  expect(found).toEqual(['gehen', 'grün', 'heute', 'leise', 'sagen']);
});

it('Polish base forms are told from inflected ones', () => {
  const nouns = `kobieta kobiety kobietę kobietą kobieto kobietami kobietom
    dwór dworu dworowi dworem dwory palec palca palcowi palcem palce palcom palcu palcami
    kość kości kością kościom okno okna oknu oknem oknom oknami imię imienia imieniu
    serce serca sercu sercem sercom sercami`;
  expect(basesOf(createIsPolishBase, nouns)).toEqual(
    ['dwór', 'imię', 'kobieta', 'kość', 'okno', 'palec', 'serce'].sort(),
  );
  const others = `robić robił robiłem robiła robili robię robią nieść nowy nowego nowemu nowa nową nowe nowi
    tani taniego taniemu tania tanią taniej tanie tanio ładny ładnego ładnemu ładnie ładniej`;
  expect(basesOf(createIsPolishBase, others)).toEqual(
    ['nieść', 'nowy', 'robić', 'tani', 'tanio', 'ładny', 'ładnie'].sort(),
  );
});
