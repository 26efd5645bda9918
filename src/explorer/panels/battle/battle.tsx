/* The view of the Battle panel: the answer at the top; armies, map, terms, results and single games below. */

import '../../fight/fight.css';
import './battle.css';

import { useState } from 'preact/hooks';
import { ChartsPart } from '../../charts/charts.tsx';
import { AnswerBar } from '../../fight/answer.tsx';
import { Notes } from '../../fight/outcomes.tsx';
import type { Panel, PanelProps } from '../../panel.ts';
import { Blocks } from '../../parts/blocks.tsx';
import { Fold } from '../../parts/folded.tsx';
import { Later } from '../../parts/later.tsx';
import { simulatedOf } from '../../simulation/kept-runs.ts';
import type { Simulated } from '../../simulation/simulator.ts';
import { Worths } from '../../studies/studies.tsx';
import { useAnswer } from '../../use-answer.ts';
import { Army } from './army.tsx';
import { battleKind, sidesIn } from './battle-document.ts';
import { Going } from './going.tsx';
import { BattleMap } from './map.tsx';
import { BattleTerms } from './terms.tsx';
import { Watching } from './watching.tsx';

export const battle: Panel = {
  ...battleKind,
  title: 'Battle',
  View: Battle,
};

/** Two armies on a map, played game by game. */
function Battle({ document, tools, onChange }: PanelProps) {
  const sides = sidesIn(document);
  const { answer, problems, mistakes, isWorking } = useAnswer(
    tools.engine,
    'battle',
    'muster',
    sides && { document },
  );
  const mustered = isWorking || problems.length > 0 ? undefined : answer;
  const [, setPlayed] = useState<Simulated>();
  const end = simulatedOf(document);
  const panel = { document, onChange };
  return (
    <div class="battle">
      <Going
        {...panel}
        simulate={tools.simulate}
        mustered={mustered}
        problems={problems}
        mistakes={mistakes}
        onEnd={setPlayed}
      />
      <Later>
        <div class="columns">
          {sides ? (
            <div class="fight">
              {sides.map((written, side) => (
                <Army
                  key={side}
                  {...panel}
                  written={written}
                  side={side}
                  called={problems.length > 0 ? undefined : answer?.names[side]}
                />
              ))}
              <BattleMap {...panel} mustered={answer} />
              <BattleTerms {...panel} />
            </div>
          ) : (
            <p class="fight card note">
              This experiment is more than a single battle. It can be changed as a file, below.
            </p>
          )}
          <div class="results">
            {end && <Played end={end} />}
            {sides && <Watching document={document} engine={tools.engine} />}
            {end && <Notes told={end} />}
            <Worths document={document} tools={tools} />
          </div>
        </div>
      </Later>
      <AnswerBar told={end} />
    </div>
  );
}

/** The results of the games: who wins, in how many rounds, and what each card destroyed and lost. */
function Played({ end }: { readonly end: Simulated }) {
  return (
    <section class="card played" aria-label="Results of the games">
      <Blocks blocks={end.answerTables} />
      <Fold class="all" summary="All measures in tables">
        <Blocks blocks={end.blocks.filter(({ kind }) => kind === 'table')} />
      </Fold>
      <ChartsPart pictures={end.pictures} />
      <p class="note">{end.effort}</p>
    </section>
  );
}
